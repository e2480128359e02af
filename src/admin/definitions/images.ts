import { __ } from '@wordpress/i18n';
import type { ScreenDefinition } from './types';

const redirects = {
	key: 'redirectAttachmentPagesToPostParent',
	value: true,
	reason: __( 'Attachment pages aren’t redirected.', 'pharos-seo' ),
};

export const images: ScreenDefinition = {
	path: '/advanced/images',
	groups: [
		{
			title: __( 'Images in your pages', 'pharos-seo' ),
			description: __(
				'Added when a page is displayed. Your content is never changed.',
				'pharos-seo'
			),
			fields: [
				{
					key: 'autoSetImageAlt',
					control: 'toggle',
					label: __( 'Add missing alt text', 'pharos-seo' ),
					help: __(
						'Images without alt text get the alt text from the media library, or the title there.',
						'pharos-seo'
					),
					keywords: [ 'alt text', 'alt tag', 'image seo' ],
				},
				{
					key: 'autoSetImageTitle',
					control: 'toggle',
					label: __( 'Add missing image titles', 'pharos-seo' ),
					help: __(
						'Images without a title attribute get the title from the media library.',
						'pharos-seo'
					),
					keywords: [ 'title attribute', 'image seo', 'tooltip' ],
				},
			],
		},
		{
			title: __( 'Attachment pages', 'pharos-seo' ),
			fields: [
				{
					key: 'redirectAttachmentPagesToPostParent',
					control: 'toggle',
					label: __( 'Redirect attachment pages', 'pharos-seo' ),
					help: __(
						'The attachment page that WordPress creates for each file redirects to the post that the file belongs to, or to the file.',
						'pharos-seo'
					),
					keywords: [ 'media', 'file', '301', 'thin content' ],
				},
				{
					key: 'attachment_redirect_target',
					control: 'select',
					label: __( 'Redirect to', 'pharos-seo' ),
					options: [
						{
							value: 'parent',
							label: __(
								'The post the file is attached to',
								'pharos-seo'
							),
						},
						{
							value: 'file',
							label: __( 'The file itself', 'pharos-seo' ),
						},
					],
					keywords: [ 'attachment', 'media', 'redirect' ],
					requires: redirects,
				},
				{
					key: 'attachment_redirect_orphans',
					control: 'select',
					label: __( 'Unattached files', 'pharos-seo' ),
					options: [
						{
							value: 'file',
							label: __(
								'Redirect to the file itself',
								'pharos-seo'
							),
						},
						{
							value: 'home',
							label: __(
								'Redirect to the home page',
								'pharos-seo'
							),
						},
						{
							value: 'page',
							label: __(
								'Keep the attachment page',
								'pharos-seo'
							),
						},
					],
					keywords: [ 'attachment', 'unattached', 'redirect' ],
					requires: redirects,
				},
			],
		},
	],
};
