import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { FieldError } from './field-error';
import type { Directive, SeoProps } from './types';

type DirectiveName =
	'noindex' | 'nofollow' | 'noarchive' | 'nosnippet' | 'noimageindex';

/**
 * Returns the answer to the question that the field asks: "No" sets the directive.
 *
 * @param directive The value of the directive: "yes" sets it.
 */
const answer = ( directive: Directive ): string =>
	directive === 'yes' ? __( 'no', 'pharos-seo' ) : __( 'yes', 'pharos-seo' );

/** A robots directive, asked as a question: default, yes or no. */
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
				errors[ name ] ? (
					<FieldError message={ errors[ name ] } />
				) : (
					help
				)
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
