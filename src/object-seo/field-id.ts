import type { FieldName } from '../page-checks';
import type { SeoField } from './types';

/** The tabs of the fields. */
export type TabName = 'general' | 'social' | 'advanced' | 'schemas' | 'checks';

/** Where a field is. */
export interface FieldPlace {
	tab: TabName;
	field: SeoField;
}

/** The id of the control of a field, so that a finding can lead to it. */
export const fieldId = ( field: SeoField ): string => `pharos-seo-${ field }`;

/**
 * The field that an error is about: of schemas it names the place within.
 *
 * @param name Such as "title", "schemas.a.fields.name".
 */
export const fieldOf = ( name: string ): SeoField =>
	name.split( '.' )[ 0 ] as SeoField;

const TABS: Record< SeoField, TabName > = {
	title: 'general',
	description: 'general',
	focus_keyword: 'general',
	facebook_title: 'social',
	facebook_description: 'social',
	facebook_image: 'social',
	facebook_image_id: 'social',
	twitter_title: 'social',
	twitter_description: 'social',
	twitter_image: 'social',
	twitter_image_id: 'social',
	twitter_card_type: 'social',
	canonical: 'advanced',
	noindex: 'advanced',
	nofollow: 'advanced',
	noarchive: 'advanced',
	nosnippet: 'advanced',
	noimageindex: 'advanced',
	max_snippet: 'advanced',
	max_image_preview: 'advanced',
	max_video_preview: 'advanced',
	schemas: 'schemas',
};

/**
 * Whether it is the name of a field.
 *
 * @param name Anything.
 */
export const isSeoField = ( name: string ): name is SeoField =>
	Object.hasOwn( TABS, name );

/**
 * Where a field is.
 *
 * @param field Which.
 */
export const placeOfField = ( field: SeoField ): FieldPlace => ( {
	tab: TABS[ field ],
	// An image and its number are one control.
	field: field.replace( /_image_id$/, '_image' ) as SeoField,
} );

/** What findings name otherwise; the address of the page is not ours. */
const FIELDS: Record< Exclude< FieldName, 'slug' >, SeoField > = {
	title: 'title',
	description: 'description',
	focus_keyword: 'focus_keyword',
	canonical: 'canonical',
	robots: 'noindex',
};

/**
 * Where a field is that a finding names; null for one that is not ours.
 *
 * @param name As the finding names it.
 */
export const placeOf = ( name: FieldName ): FieldPlace | null =>
	name === 'slug' ? null : placeOfField( FIELDS[ name ] );
