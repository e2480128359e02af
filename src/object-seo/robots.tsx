import { PanelBody } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { DirectiveField } from './directive-field';
import { RobotsMore } from './robots-more';
import type { SeoField, SeoProps } from './types';

const MORE: readonly SeoField[] = [
	'nosnippet',
	'noimageindex',
	'max_snippet',
	'max_image_preview',
	'max_video_preview',
];

interface RobotsProps extends SeoProps {
	/** The requested field, if any. */
	field: SeoField | null;
}

/** The robot instructions of the page. */
export function Robots( { field, ...props }: RobotsProps ) {
	const isSet = MORE.some(
		( name ) => props.value[ name ] !== '' || props.errors[ name ]
	);
	return (
		<>
			<DirectiveField
				name="noindex"
				help={ __(
					'Pages set to “No” get the noindex tag and are excluded from the sitemaps.',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<DirectiveField
				name="nofollow"
				help={ __(
					'When set to “No”, crawlers don’t follow links on this page (nofollow).',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<DirectiveField
				name="noarchive"
				help={ __(
					'When set to “No”, search engines show no cached copy (noarchive).',
					'pharos-seo'
				) }
				{ ...props }
			/>
			<PanelBody
				title={ __( 'More', 'pharos-seo' ) }
				className="pharos-object-seo__more"
				initialOpen={
					isSet || ( field !== null && MORE.includes( field ) )
				}
			>
				<RobotsMore { ...props } />
			</PanelBody>
		</>
	);
}
