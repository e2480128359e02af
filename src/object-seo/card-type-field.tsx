import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { fieldId } from './field-id';
import { fieldLabel } from './field-label';
import { FieldError } from './field-error';
import type { CardType, SeoProps } from './types';

const labelOf = ( type: CardType ): string =>
	type === 'summary'
		? __( 'Small image', 'pharos-seo' )
		: __( 'Large image', 'pharos-seo' );

/** The card type on X: the site's default or a custom one. */
export function CardTypeField( { facts, value, errors, onChange }: SeoProps ) {
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			id={ fieldId( 'twitter_card_type' ) }
			label={ fieldLabel( 'twitter_card_type' ) }
			value={ value.twitter_card_type }
			options={ [
				{
					value: '',
					label: sprintf(
						/* translators: %s: a card type, such as "Large image". */
						__( 'Default (%s)', 'pharos-seo' ),
						labelOf( facts.cardType )
					),
				},
				...( [ 'summary_large_image', 'summary' ] as const ).map(
					( type ) => ( { value: type, label: labelOf( type ) } )
				),
			] }
			onChange={ ( type ) =>
				onChange( {
					twitter_card_type: type as CardType | '',
				} )
			}
			help={
				errors.twitter_card_type && (
					<FieldError message={ errors.twitter_card_type } />
				)
			}
		/>
	);
}
