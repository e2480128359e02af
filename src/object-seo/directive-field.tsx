import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { Refused } from './refused';
import type { Directive, SeoProps } from './types';

type DirectiveName =
	'noindex' | 'nofollow' | 'noarchive' | 'nosnippet' | 'noimageindex';

/**
 * A question whose “No” sets the directive, as people ask it.
 *
 * @param directive What the directive says: "yes" sets it.
 */
const answer = ( directive: Directive ): string =>
	directive === 'yes' ? __( 'no', 'pharos-seo' ) : __( 'yes', 'pharos-seo' );

/** What search engines may do: by default, yes or no. */
export function DirectiveField( {
	name,
	help,
	value,
	inherited,
	errors,
	onChange,
}: SeoProps & { name: DirectiveName; help: string } ) {
	return (
		<SelectControl< Directive >
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ fieldId( name ) }
			label={ fieldLabel( name ) }
			help={
				errors[ name ] ? <Refused message={ errors[ name ] } /> : help
			}
			value={ value[ name ] }
			options={ [
				{
					value: '',
					label: sprintf(
						/* translators: %s: "yes" or "no", or a size such as "Large". */
						__( 'Default (%s)', 'pharos-seo' ),
						answer( inherited[ name ] )
					),
				},
				{ value: 'no', label: __( 'Yes', 'pharos-seo' ) },
				{ value: 'yes', label: __( 'No', 'pharos-seo' ) },
			] }
			onChange={ ( next ) => onChange( { [ name ]: next } ) }
		/>
	);
}
