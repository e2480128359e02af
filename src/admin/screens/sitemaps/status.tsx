import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { formatTime } from '../../../../common/locale';
import { store, type Sitemap } from '../../../../store';
import { Resource } from '../../../resource';
import { SeriesTable } from './series-table';
import { timeAgo } from '../../../components/time-ago';

/** When the sitemaps were generated, and how many URLs they have. */
export function Status() {
	const isOn = useSelect(
		( select ) => select( store ).getSavedSettings()?.enable_xml_sitemap,
		[]
	);
	return (
		<Resource
			reads={ [ [ 'getSitemap' ] ] }
			failure={ __( 'The sitemaps couldn’t be loaded.', 'pharos-seo' ) }
			rows={ 4 }
		>
			{ ( sitemap ) => ( isOn ? <Loaded sitemap={ sitemap } /> : null ) }
		</Resource>
	);
}

function Loaded( { sitemap }: { sitemap: Sitemap } ) {
	if ( sitemap.hidden ) {
		return <Hidden />;
	}
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Content of the XML sitemaps', 'pharos-seo' ) }
			</h2>
			<p className="pharos-card__description">
				<Generated time={ sitemap.generated } />
			</p>
			{ sitemap.sitemaps.length > 0 && (
				<SeriesTable sitemaps={ sitemap.sitemaps } />
			) }
		</section>
	);
}

function Generated( { time }: { time: string | null } ) {
	if ( time === null ) {
		return (
			<>
				{ __(
					'Not generated yet. Each sitemap is generated on first request.',
					'pharos-seo'
				) }
			</>
		);
	}
	const date = new Date( time );
	return createInterpolateElement(
		/* translators: <ago />: such as "5 minutes ago". <date />: day and time. */
		__( 'Last generated <ago /> (<date />).', 'pharos-seo' ),
		{
			ago: <span>{ timeAgo( date, new Date() ) }</span>,
			date: (
				<time dateTime={ time }>
					{ formatTime( date, {
						dateStyle: 'medium',
						timeStyle: 'short',
					} ) }
				</time>
			),
		}
	);
}

function Hidden() {
	const readingUrl = useSelect(
		( select ) => select( store ).getSiteSettings()?.visibility.reading_url,
		[]
	);
	return (
		<Notice
			className="pharos-sitemaps__notice"
			status="warning"
			politeness="polite"
			isDismissible={ false }
		>
			{ createInterpolateElement(
				/* translators: <a>: a link to that screen. */
				__(
					'There is no sitemap because search engines are discouraged from indexing the site. Change this under <a>Settings > Reading</a>.',
					'pharos-seo'
				),
				{
					a: (
						// eslint-disable-next-line jsx-a11y/anchor-has-content -- Its words come from the sentence.
						<a href={ readingUrl ?? 'options-reading.php' } />
					),
				}
			) }
		</Notice>
	);
}
