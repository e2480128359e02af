import { __ } from '@wordpress/i18n';

/** The setting that holds the names of what a directive is given for. */
export type DirectiveKey =
	'no_index' | 'no_follow' | 'no_archive' | 'no_snippet' | 'no_image_index';

export interface Directive {
	key: DirectiveKey;
	/** The word in the robots tag. */
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
