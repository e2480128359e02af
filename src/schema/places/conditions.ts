import { __, sprintf } from '@wordpress/i18n';
import type { SchemaOptions } from '../../../common/schema/types';

/** The rule that says that there is a list of posts and terms. */
export const SPECIFICS = 'specifics';

/**
 * The conditions of the server, with the one for posts and terms by name.
 *
 * @param conditions In groups.
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
 * What a condition is called. The site has no word for one that it does not know, such as one of a type that is gone.
 *
 * @param rule       Its name.
 * @param conditions In groups.
 */
export const labelOf = ( rule: string, conditions: SchemaOptions[] ): string =>
	conditions
		.flatMap( ( { options } ) => options )
		.find( ( { value } ) => value === rule )?.label ??
	missing( rule, isOfShop( rule ) && ! has( conditions, PRODUCTS ) );

/** The default of products has it; on sites without a shop it waits for one. */
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

/** What the name of a condition says (docs/schema.md). */
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

/** Whether the site knows a condition. */
export const has = ( conditions: SchemaOptions[], rule: string ): boolean =>
	conditions.some( ( { options } ) =>
		options.some( ( { value } ) => value === rule )
	);
