import type { FieldName } from '../page-checks';
import type { SeoField } from './types';

/** The names of the tabs. */
export type TabName = 'general' | 'social' | 'advanced' | 'schemas' | 'checks';

/** The location of a field. */
interface FieldPlace {
	tab: TabName;
	/** Null for the checks, which aren't a field. */
	field: SeoField | null;
}

/** Targets of a link to the editor: a field, or the checks. */
export type Asked = SeoField | 'checks';

/** Returns the id of a field's control, so that check results can link to it. */
export const fieldId = ( field: SeoField ): string => `pharos-seo-${ field }`;

/**
 * Returns the field of an error's name, which for schemas includes the path.
 *
 * @param name A name such as "title", "schemas.a.fields.name".
 */
export const fieldOf = ( name: string ): SeoField =>
	name.split( '.' )[ 0 ] as SeoField;

const TABS: Record< Asked, TabName > = {
	checks: 'checks',
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
	redirect: 'advanced',
	redirect_status: 'advanced',
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
 * Whether a URL can ask for it.
 *
 * @param name Any text.
 */
export const canBeAsked = ( name: string ): name is Asked =>
	Object.hasOwn( TABS, name );

/**
 * Whether a text is the name of a field.
 *
 * @param name Any text.
 */
export const isSeoField = ( name: string ): name is SeoField =>
	canBeAsked( name ) && name !== 'checks';

/**
 * Returns the location of a field.
 *
 * @param field The field.
 */
export const placeOfField = ( field: Asked ): FieldPlace => ( {
	tab: TABS[ field ],
	field:
		field === 'checks'
			? null
			: // An image and its id share one control.
				( field.replace( /_image_id$/, '_image' ) as SeoField ),
} );

/** Field names of check results, which differ; the slug isn't a Pharos field. */
const FIELDS: Record< Exclude< FieldName, 'slug' >, SeoField > = {
	title: 'title',
	description: 'description',
	focus_keyword: 'focus_keyword',
	canonical: 'canonical',
	robots: 'noindex',
};

/**
 * Returns the location of the field in a check result; null if it isn't a Pharos field.
 *
 * @param name The field name in the check result.
 */
export const placeOf = ( name: FieldName ): FieldPlace | null =>
	name === 'slug' ? null : placeOfField( FIELDS[ name ] );
