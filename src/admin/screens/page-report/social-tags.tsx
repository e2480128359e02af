import { __ } from '@wordpress/i18n';
import type { PageParts } from '../../../../store';
import { Part } from './part';

interface SocialTagsProps {
	tags: PageParts[ 'social' ];
	sources: PageParts[ 'sources' ][ 'social' ];
}

/** The tags for social networks. */
export const SocialTags = ( { tags, sources }: SocialTagsProps ) => (
	<section className="pharos-card">
		<h2 className="pharos-card__title">
			{ __( 'Social networks', 'pharos-seo' ) }
		</h2>
		{ Object.keys( tags ).length === 0 ? (
			<p className="pharos-page-report__empty">
				{ __(
					'This page has no Open Graph or X card tags.',
					'pharos-seo'
				) }
			</p>
		) : (
			<dl className="pharos-page-report__parts">
				{ Object.entries( tags ).map( ( [ name, values ] ) => (
					<Part
						key={ name }
						name={ name }
						values={ values }
						sources={ sources[ name ] ? [ sources[ name ] ] : [] }
					/>
				) ) }
			</dl>
		) }
	</section>
);
