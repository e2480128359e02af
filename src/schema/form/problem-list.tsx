import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { caution, info } from '@wordpress/icons';
import type { SchemaProblem } from '../../../common/schema/types';

const LEVELS = {
	error: __( 'Error:', 'pharos-seo' ),
	warning: __( 'Warning:', 'pharos-seo' ),
	note: __( 'Note:', 'pharos-seo' ),
};

/** A list of errors and possible improvements. Inline elements only: it may be part of a paragraph. */
export function ProblemList( { problems }: { problems: SchemaProblem[] } ) {
	return (
		<>
			{ problems.map( ( { level, code, path, message } ) => (
				<span
					key={ [ code, ...path ].join( '.' ) }
					className={ `pharos-schema-problem is-${ level }` }
				>
					<Icon
						icon={ level === 'note' ? info : caution }
						size={ 20 }
					/>
					<span>
						<VisuallyHidden as="span">
							{ LEVELS[ level ] }{ ' ' }
						</VisuallyHidden>
						{ message }
						<Property code={ code } path={ path } />
					</span>
				</span>
			) ) }
		</>
	);
}

/** The schema.org name of the property, for looking it up; the message only has its label. */
function Property( { code, path }: Pick< SchemaProblem, 'code' | 'path' > ) {
	const name = path.at( -1 );
	return name && [ 'required', 'recommended' ].includes( code ) ? (
		<>
			{ ' ' }
			<code className="pharos-schema-problem__property" dir="ltr">
				{ name }
			</code>
		</>
	) : null;
}

/** Returns the help text below a field: its problems, if any. */
export const problemHelp = ( problems: SchemaProblem[] ) =>
	problems.length > 0 ? { help: <ProblemList problems={ problems } /> } : {};
