import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import {
	RedirectTarget,
	type Content,
} from '../../../components/redirect-target';

interface TargetFieldProps {
	value: string;
	error: string | undefined;
	/** Whether the source has a group that $1 can refer to. */
	hasGroups: boolean;
	onChange: ( target: string ) => void;
}

/** The target of a redirect by URL. */
export function TargetField( {
	value,
	error,
	hasGroups,
	onChange,
}: TargetFieldProps ) {
	const { findSpecifics } = useDispatch( store );
	return (
		<RedirectTarget
			value={ value }
			labels={ {
				url: __( 'Target URL', 'pharos-seo' ),
				content: __( 'Target', 'pharos-seo' ),
			} }
			help={
				error ??
				( hasGroups
					? __(
							'A path or URL; $1 is replaced with the first group of the pattern.',
							'pharos-seo'
						)
					: __(
							'A path on this site, such as /new-page/, the URL of another site, or some letters of a title.',
							'pharos-seo'
						) )
			}
			searchHelp={ error }
			field={ error ? { 'aria-invalid': true } : {} }
			find={ async ( words ) =>
				( await findSpecifics( words ) ).flatMap( contentOf )
			}
			onChange={ onChange }
		/>
	);
}

/** Converts a search result, whose id is "page-7" for a post and "tax-5" for a term; other results have no page. */
function contentOf( {
	id,
	label,
	group,
}: {
	id: string;
	label: string;
	group: string;
} ): Content[] {
	const [ , kind, number ] = /^(\w+)-(\d+)$/.exec( id ) ?? [];
	return kind
		? [
				{
					value: `${ kind === 'tax' ? 'term' : 'post' }-${ number }`,
					label: `${ label } (${ group })`,
				},
			]
		: [];
}
