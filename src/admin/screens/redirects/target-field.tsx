import { Button, ComboboxControl, TextControl } from '@wordpress/components';
import { useDebounce } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';

const PAUSE = 200;

interface TargetFieldProps {
	value: string;
	error: string | undefined;
	/** Whether the source has a group that $1 can refer to. */
	hasGroups: boolean;
	onChange: ( target: string ) => void;
}

/** The target of a redirect: an entered URL, or a post or term from the search. */
export function TargetField( {
	value,
	error,
	hasGroups,
	onChange,
}: TargetFieldProps ) {
	const [ isSearching, setIsSearching ] = useState(
		/^(?:post|term)-\d+$/.test( value )
	);
	return (
		<>
			{ isSearching ? (
				<ContentPicker value={ value } onChange={ onChange } />
			) : (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Target URL', 'pharos-seo' ) }
					help={
						error ??
						( hasGroups
							? __(
									'A path or URL; $1 is replaced with the first group of the pattern.',
									'pharos-seo'
								)
							: __(
									'A path on this site, such as /new-page/, or the URL of another site.',
									'pharos-seo'
								) )
					}
					dir="ltr"
					value={ value }
					onChange={ onChange }
					aria-invalid={ error ? true : undefined }
				/>
			) }
			<Button
				variant="link"
				onClick={ () => {
					setIsSearching( ! isSearching );
					onChange( '' );
				} }
			>
				{ isSearching
					? __( 'Enter a URL instead', 'pharos-seo' )
					: __( 'Choose a post or term instead', 'pharos-seo' ) }
			</Button>
		</>
	);
}

function ContentPicker( {
	value,
	onChange,
}: Pick< TargetFieldProps, 'value' | 'onChange' > ) {
	const { findSpecifics } = useDispatch( store );
	const [ found, setFound ] = useState< { value: string; label: string }[] >(
		value === '' ? [] : [ { value, label: value } ]
	);
	const search = useDebounce( ( words: string ) => {
		if ( words.length < 3 ) {
			return;
		}
		findSpecifics( words ).then(
			( results ) =>
				setFound( ( known ) => [
					...known.filter( ( one ) => one.value === value ),
					...results.flatMap( ( { id, label, group } ) => {
						const target = targetOf( id );
						return target && target !== value
							? [
									{
										value: target,
										label: `${ label } (${ group })`,
									},
								]
							: [];
					} ),
				] ),
			() => {}
		);
	}, PAUSE );
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Target', 'pharos-seo' ) }
			help={ __(
				'Type at least 3 characters. The redirect follows the content when its URL changes.',
				'pharos-seo'
			) }
			value={ value || null }
			options={ found }
			onFilterValueChange={ ( typed ) => search( typed.trim() ) }
			onChange={ ( next ) => onChange( next ?? '' ) }
		/>
	);
}

/** Converts a search result's id: "page-7" is a post, "tax-5" a term; null for results without a page. */
function targetOf( id: string ): string | null {
	const [ , kind, number ] = /^(\w+)-(\d+)$/.exec( id ) ?? [];
	return kind ? `${ kind === 'tax' ? 'term' : 'post' }-${ number }` : null;
}
