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
						'When off, pages don’t link to their embed, and WordPress’s embed script isn’t loaded.',
						'pharos-seo'
					),
					keywords: [ 'wp-embed', 'discovery links' ],
				},
				{
					key: 'oembeded_og_title',
					control: 'toggle',
					label: __( 'Use the social title', 'pharos-seo' ),
					help: __(
						'Embedded posts use the social title instead of the post title.',
						'pharos-seo'
					),
					keywords: [ 'og:title' ],
				},
				{
					key: 'oembeded_social_images',
					control: 'toggle',
					label: __( 'Use the social image', 'pharos-seo' ),
					help: __(
						'When on, embedded posts show the social image. Otherwise, they show the featured image.',
						'pharos-seo'
					),
					keywords: [ 'og:image', 'thumbnail' ],
				},
				{
					key: 'oembeded_remove_author_name',
					control: 'toggle',
					label: __( 'Hide the author', 'pharos-seo' ),
					help: __(
						'Embedded posts don’t include the name of their author.',
						'pharos-seo'
					),
					keywords: [ 'author name', 'privacy' ],
				},
			],
		},
	],
};
