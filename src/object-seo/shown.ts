import { firstFilled, render } from '../../common/template';
import type { AppFacts, ObjectSeo, PageNow, Shown } from './types';

type Directive = 'noindex' | 'nofollow' | 'noarchive';

/**
 * The values of the variables together with those that the fields themselves give.
 *
 * @param value The fields.
 * @param page  The object as it is on the screen.
 */
export const variablesOf = (
	value: ObjectSeo,
	page: PageNow
): Record< string, string > => ( {
	...page.variables,
	focus_keyword: value.focus_keyword,
} );

/**
 * Whether robots are told so.
 *
 * @param directive Which.
 * @param value     The fields.
 * @param inherited What counts while they are empty.
 */
export const says = (
	directive: Directive,
	value: ObjectSeo,
	inherited: ObjectSeo
): boolean => ( value[ directive ] || inherited[ directive ] ) === 'yes';

/**
 * What search engines and networks would get if it were saved now.
 *
 * @param facts     What the page knows.
 * @param value     The fields.
 * @param inherited What counts while they are empty.
 * @param page      The object as it is on the screen.
 */
export function shown(
	{
		separator,
		site,
		isSiteInShares,
		isFeaturedShared,
		shareTemplates,
		defaultImages,
	}: Pick<
		AppFacts,
		| 'separator'
		| 'site'
		| 'isSiteInShares'
		| 'isFeaturedShared'
		| 'shareTemplates'
		| 'defaultImages'
	>,
	value: ObjectSeo,
	inherited: ObjectSeo,
	page: PageNow
): Shown {
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
		noindex: site.isHidden || says( 'noindex', value, inherited ),
		nofollow: site.isHidden || says( 'nofollow', value, inherited ),
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

/** A path of this site as an address; what is neither stays as it is. */
function absolute( address: string, url: string ): string {
	try {
		return address.startsWith( '/' )
			? new URL( address, url ).href
			: address;
	} catch {
		return address;
	}
}
