import { __, sprintf } from '@wordpress/i18n';
import type { SchemaOptions } from '../../../common/schema/types';

/** The rule for a list of posts and terms. */
export const SPECIFICS = 'specifics';

/**
 * Returns the server's conditions with the one for individual posts and terms added.
 *
 * @param conditions The grouped conditions.
 */
export const withSpecifics = (
	conditions: SchemaOptions[]
): SchemaOptions[] =>
	has( conditions, SPECIFICS )
		? conditions
		: [
				...conditions,
				{
					label: __( 'Specific', 'pharos-seo' ),
					options: [
						{
							value: SPECIFICS,
							label: __(
								'Specific posts and terms',
								'pharos-seo'
							),
						},
					],
				},
			];

/**
 * Returns the label of a condition. Unknown conditions, such as those of a post type that no longer exists, get a generic
 * label.
 *
 * @param rule       The name of the condition.
 * @param conditions The grouped conditions.
 */
export const labelOf = ( rule: string, conditions: SchemaOptions[] ): string =>
	conditions
		.flatMap( ( { options } ) => options )
		.find( ( { value } ) => value === rule )?.label ??
	missing( rule, isOfShop( rule ) && ! has( conditions, PRODUCTS ) );

/** The condition of the default product schema; on sites without a shop, it has no effect. */
const PRODUCTS = 'product|all';

const isOfShop = ( rule: string ): boolean =>
	/^product(?:-type)?\|/.test( rule );

const missing = ( rule: string, lacksShop: boolean ): string =>
	lacksShop
		? sprintf(
				/* translators: %s: what a condition is about, such as "Products". */
				__(
					'%s (not on this site: WooCommerce is not active)',
					'pharos-seo'
				),
				nameOf( rule )
			)
		: sprintf(
				/* translators: %s: what a condition is about, such as "All “book”". */
				__( '%s (not on this site)', 'pharos-seo' ),
				nameOf( rule )
			);

/** Returns a readable label for the name of a condition (docs/schema.md). */
function nameOf( rule: string ): string {
	const [ type = '', ...rest ] = rule.split( '|' );
	const [ what, list, taxonomy = '' ] = rest;
	if ( rule === PRODUCTS ) {
		return __( 'Products', 'pharos-seo' );
	}
	if ( type === 'product-type' && what ) {
		return sprintf(
			/* translators: %s: a kind of products, such as "simple". */
			__( 'Products “%s”', 'pharos-seo' ),
			what
		);
	}
	if ( what === 'all' && list === 'taxarchive' ) {
		return sprintf(
			/* translators: %s: name of a taxonomy, such as "genre". */
			__( 'Archives of “%s”', 'pharos-seo' ),
			taxonomy
		);
	}
	if ( rest.join( '|' ) === 'all' ) {
		return sprintf(
			/* translators: %s: name of a post type, such as "book". */
			__( 'All “%s”', 'pharos-seo' ),
			type
		);
	}
	if ( [ 'archive', 'all|archive' ].includes( rest.join( '|' ) ) ) {
		return sprintf(
			/* translators: %s: name of a post type, such as "book". */
			__( 'Archive of “%s”', 'pharos-seo' ),
			type
		);
	}
	return rule;
}

/** Whether a condition exists on the site. */
export const has = ( conditions: SchemaOptions[], rule: string ): boolean =>
	conditions.some( ( { options } ) =>
		options.some( ( { value } ) => value === rule )
	);
