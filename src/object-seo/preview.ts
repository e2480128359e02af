import { firstFilled, render } from '../../common/template';
import type { EditorData, ObjectSeo, EditedPage, Preview } from './types';

type Directive = 'noindex' | 'nofollow' | 'noarchive';

/**
 * Returns the values of variables, including those from the fields.
 *
 * @param value The fields.
 * @param page  The object with unsaved changes.
 */
export const variablesOf = (
	value: ObjectSeo,
	page: EditedPage
): Record< string, string > => ( {
	...page.variables,
	focus_keyword: value.focus_keyword,
} );

/**
 * Whether a directive is set.
 *
 * @param directive The directive.
 * @param value     The fields.
 * @param inherited The inherited values for empty fields.
 */
const isDirectiveSet = (
	directive: Directive,
	value: ObjectSeo,
	inherited: ObjectSeo
): boolean => ( value[ directive ] || inherited[ directive ] ) === 'yes';

/**
 * Returns what search engines and social networks would get if the object were saved now.
 *
 * @param facts     The editor data.
 * @param value     The fields.
 * @param inherited The inherited values for empty fields.
 * @param page      The object with unsaved changes.
 */
export function createPreview(
	{
		separator,
		site,
		isSiteInShares,
		isFeaturedShared,
		shareTemplates,
		defaultImages,
	}: Pick<
		EditorData,
		| 'separator'
		| 'site'
		| 'isSiteInShares'
		| 'isFeaturedShared'
		| 'shareTemplates'
		| 'defaultImages'
	>,
	value: ObjectSeo,
	inherited: ObjectSeo,
	page: EditedPage
): Preview {
	const variables = variablesOf( value, page );
	const text = ( ...templates: string[] ) =>
		render( firstFilled( ...templates ), variables, separator );
	const title = [ value.title, inherited.title ];
	const description = [ value.description, inherited.description ];
	const facebook = {
		title:
			text( value.facebook_title, shareTemplates.facebook_title ) ||
			( ! isSiteInShares &&
				render(
					firstFilled( ...title ),
					{ ...variables, site_name: '' },
					separator
				) ) ||
			text( ...title ),
		description: text(
			value.facebook_description,
			shareTemplates.facebook_description,
			...description
		),
		image:
			value.facebook_image ||
			( ( isFeaturedShared ? page.image : null ) ??
				inherited.facebook_image ),
	};
	return {
		title: text( ...title ),
		description: text( ...description ),
		canonical: absolute( value.canonical, page.url ),
		noindex: site.isHidden || isDirectiveSet( 'noindex', value, inherited ),
		nofollow:
			site.isHidden || isDirectiveSet( 'nofollow', value, inherited ),
		facebook,
		twitter: {
			title:
				text(
					value.twitter_title,
					value.facebook_title,
					shareTemplates.twitter_title
				) || facebook.title,
			description:
				text(
					value.twitter_description,
					value.facebook_description,
					shareTemplates.twitter_description
				) || facebook.description,
			image:
				value.twitter_image ||
				( facebook.image === defaultImages.facebook
					? defaultImages.x
					: facebook.image ),
		},
	};
}

/** Converts a path of this site to a URL; other values stay unchanged. */
function absolute( address: string, url: string ): string {
	try {
		return address.startsWith( '/' )
			? new URL( address, url ).href
			: address;
	} catch {
		return address;
	}
}
