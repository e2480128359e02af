import { __, sprintf } from '@wordpress/i18n';
import type {
	SchemaObject,
	SchemaOptions,
	SchemaPlaces,
} from '../../../common/schema/types';
import { labelOf, SPECIFICS } from './conditions';

type Places = Pick< SchemaObject, 'show_on' | 'not_show_on' >;

/**
 * Describes the display conditions of a schema.
 *
 * @param places     The show_on and not_show_on conditions of the schema.
 * @param conditions The grouped conditions, for their labels.
 */
export function placesText(
	places: Places,
	conditions: SchemaOptions[]
): string {
	const on = namesOf( places.show_on, conditions );
	if ( on === '' ) {
		return __( 'Not output: it has no display conditions.', 'pharos-seo' );
	}
	const not = namesOf( places.not_show_on, conditions );
	return not === ''
		? sprintf(
				/* translators: %s: kinds of pages, such as All Posts. */
				__( 'Shown on: %s.', 'pharos-seo' ),
				on
			)
		: sprintf(
				/* translators: 1 and 2: kinds of pages, such as All Posts. */
				__( 'Shown on: %1$s. Not on: %2$s.', 'pharos-seo' ),
				on,
				not
			);
}

/**
 * Whether a schema is shown anywhere.
 *
 * @param schema A schema of the site.
 */
export const hasPlaces = ( {
	show_on: showOn,
}: Pick< SchemaObject, 'show_on' > ): boolean =>
	[
		...( showOn?.rules ?? [] ).filter( ( rule ) => rule !== SPECIFICS ),
		...( showOn?.specific ?? [] ),
	].length > 0;

const namesOf = (
	places: Partial< SchemaPlaces > | undefined,
	conditions: SchemaOptions[]
): string =>
	[
		...( places?.rules ?? [] )
			.filter( ( rule ) => rule !== SPECIFICS )
			.map( ( rule ) => labelOf( rule, conditions ) ),
		...( places?.specific ?? [] ).map( ( id ) =>
			sprintf(
				/* translators: %s: title of a post or term. */
				__( '“%s”', 'pharos-seo' ),
				specificLabel( id, places?.specificText )
			)
		),
	].join(
		/* translators: separator of a list. */ __( ',', 'pharos-seo' ) + ' '
	);

/**
 * Returns the label of a post or term in a condition; files of other plugins have `value` instead of `id`.
 *
 * @param id    The id, such as "post-12".
 * @param texts The labels by id.
 */
export const specificLabel = (
	id: string,
	texts: SchemaPlaces[ 'specificText' ] = []
): string =>
	texts.find(
		( text ) => ( text.id ?? ( text as { value?: string } ).value ) === id
	)?.label ?? id;
