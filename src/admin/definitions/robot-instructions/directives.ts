import { __ } from '@wordpress/i18n';

/** The setting that holds the names of what a directive is given for. */
export type DirectiveKey = 'no_index' | 'no_follow' | 'no_archive';

export interface Directive {
	key: DirectiveKey;
	/** The word in the robots tag. */
	tag: 'noindex' | 'nofollow' | 'noarchive';
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
];
