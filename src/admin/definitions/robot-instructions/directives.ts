import { __ } from '@wordpress/i18n';

/** The key of the setting with the content types that have the directive. */
export type DirectiveKey =
	'no_index' | 'no_follow' | 'no_archive' | 'no_snippet' | 'no_image_index';

export interface Directive {
	key: DirectiveKey;
	/** The value in the robots meta tag. */
	tag: 'noindex' | 'nofollow' | 'noarchive' | 'nosnippet' | 'noimageindex';
	label: string;
	/** The route of its screen. */
	path: string;
}

export const DIRECTIVES: readonly Directive[] = [
	{
		key: 'no_index',
		tag: 'noindex',
		label: __( 'No Index', 'pharos-seo' ),
		path: '/advanced/robot_instructions/indexing',
	},
	{
		key: 'no_follow',
		tag: 'nofollow',
		label: __( 'No Follow', 'pharos-seo' ),
		path: '/advanced/robot_instructions/following',
	},
	{
		key: 'no_archive',
		tag: 'noarchive',
		label: __( 'No Archive', 'pharos-seo' ),
		path: '/advanced/robot_instructions/archiving',
	},
	{
		key: 'no_snippet',
		tag: 'nosnippet',
		label: __( 'No Snippet', 'pharos-seo' ),
		path: '/advanced/robot_instructions/snippets',
	},
	{
		key: 'no_image_index',
		tag: 'noimageindex',
		label: __( 'No Image Index', 'pharos-seo' ),
		path: '/advanced/robot_instructions/images',
	},
];
