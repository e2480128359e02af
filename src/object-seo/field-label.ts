import { __ } from '@wordpress/i18n';

/**
 * Returns the label of a field; its name if it has none.
 *
 * @param name The name of the field.
 */
export function fieldLabel( name: string ): string {
	// For schemas, the name includes the path.
	switch ( name.split( '.' )[ 0 ] ) {
		case 'title':
			return __( 'Search Engine Title', 'pharos-seo' );
		case 'description':
			return __( 'Search Engine Description', 'pharos-seo' );
		case 'focus_keyword':
			return __( 'Focus Keyword', 'pharos-seo' );
		case 'schemas':
			return __( 'Schemas', 'pharos-seo' );
		case 'canonical':
			return __( 'Canonical URL', 'pharos-seo' );
		case 'redirect':
			return __( 'Redirect visitors to', 'pharos-seo' );
		case 'redirect_status':
			return __( 'Redirect status', 'pharos-seo' );
		case 'noindex':
			return __( 'Show in search results', 'pharos-seo' );
		case 'nofollow':
			return __( 'Follow links', 'pharos-seo' );
		case 'noarchive':
			return __( 'Allow cached copy', 'pharos-seo' );
		case 'nosnippet':
			return __( 'Show text in results', 'pharos-seo' );
		case 'noimageindex':
			return __( 'Index images', 'pharos-seo' );
		case 'max_snippet':
			return __( 'Text length in results', 'pharos-seo' );
		case 'max_image_preview':
			return __( 'Image size in results', 'pharos-seo' );
		case 'max_video_preview':
			return __( 'Video length in results', 'pharos-seo' );
		case 'facebook_title':
		case 'twitter_title':
			return __( 'Social Title', 'pharos-seo' );
		case 'facebook_description':
		case 'twitter_description':
			return __( 'Social Description', 'pharos-seo' );
		case 'facebook_image':
		case 'facebook_image_id':
		case 'twitter_image':
		case 'twitter_image_id':
			return __( 'Social Image', 'pharos-seo' );
		case 'twitter_card_type':
			return __( 'Card type', 'pharos-seo' );
		default:
			return name;
	}
}
