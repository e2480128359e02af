import { __ } from '@wordpress/i18n';
import type { ScreenDefinition } from './types';

export const embeds: ScreenDefinition = {
	path: '/advanced/embeds',
	groups: [
		{
			fields: [
				{
					key: 'oembeded_scripts',
					control: 'toggle',
					label: __(
						'Let other sites embed your posts',
						'pharos-seo'
					),
					help: __(
						'When this is off, your pages no longer say where their embed is, and WordPress’s script for embedding is not loaded.',
						'pharos-seo'
					),
					keywords: [ 'wp-embed', 'discovery links' ],
				},
				{
					key: 'oembeded_og_title',
					control: 'toggle',
					label: __( 'Use the social title', 'pharos-seo' ),
					help: __(
						'An embedded post has the title that social networks show, not the one on your site.',
						'pharos-seo'
					),
					keywords: [ 'og:title' ],
				},
				{
					key: 'oembeded_social_images',
					control: 'toggle',
					label: __( 'Use the social image', 'pharos-seo' ),
					help: __(
						'An embedded post has the image that social networks show, not only its featured image.',
						'pharos-seo'
					),
					keywords: [ 'og:image', 'thumbnail' ],
				},
				{
					key: 'oembeded_remove_author_name',
					control: 'toggle',
					label: __( 'Leave out the author', 'pharos-seo' ),
					help: __(
						'Other sites are not told who wrote an embedded post.',
						'pharos-seo'
					),
					keywords: [ 'author name', 'privacy' ],
				},
			],
		},
	],
};
