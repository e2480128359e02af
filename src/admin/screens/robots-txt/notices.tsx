import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { store, type RobotsTxt } from '../../../../store';

interface NoticesProps {
	data: RobotsTxt;
}

/** Notices why the text can't be edited, or has no effect. */
export function Notices( { data }: NoticesProps ) {
	const readingUrl = useSelect(
		( select ) => select( store ).getSiteSettings()?.visibility.reading_url,
		[]
	);
	return (
		<>
			{ data.robots_file_exists && (
				<Warning>
					{ __(
						'The editor is locked because there is a robots.txt file in the root folder of your site. Delete the file to edit robots.txt here.',
						'pharos-seo'
					) }
				</Warning>
			) }
			{ data.search_engine_visibility === '0' && (
				<Warning>
					{ createInterpolateElement(
						/* translators: <a>: a link to that screen. */
						__(
							'The editor is locked because search engines are discouraged from indexing the site. Change this under <a>Settings > Reading</a>.',
							'pharos-seo'
						),
						{
							a: (
								// eslint-disable-next-line jsx-a11y/anchor-has-content -- Its words come from the sentence.
								<a
									href={ readingUrl ?? 'options-reading.php' }
								/>
							),
						}
					) }
				</Warning>
			) }
			{ data.robots_url === '' && ! data.robots_file_exists && (
				<Warning>
					{ __(
						'Crawlers don’t get this text. They request robots.txt at the root of the domain, where WordPress only responds if the site isn’t in a subfolder and permalinks aren’t plain.',
						'pharos-seo'
					) }
				</Warning>
			) }
		</>
	);
}

function Warning( { children }: { children: ReactNode } ) {
	return (
		<Notice
			className="pharos-robots-txt-notice"
			status="warning"
			politeness="polite"
			isDismissible={ false }
		>
			{ children }
		</Notice>
	);
}
