import { ExternalLink, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../common/locale';
import type { IndexNow } from '../../../../store';
import { timeAgo } from '../../../components/time-ago';

/** Shows whether URLs are submitted, and obstacles. */
export function StatusCard( { data }: { data: IndexNow } ) {
	const { obstacle, key_location: keyLocation, queue, log } = data;
	const last = log[ 0 ];
	return (
		<section className="pharos-card">
			<h2 className="pharos-card__title">
				{ __( 'Status', 'pharos-seo' ) }
			</h2>
			{ warningsOf( data ).map( ( text ) => (
				<Warning key={ text }>{ text }</Warning>
			) ) }
			{ data.failed && last && (
				<Warning status="error">
					{ last.message }{ ' ' }
					{ __( 'The URLs stay in the queue.', 'pharos-seo' ) }
				</Warning>
			) }
			<dl className="pharos-indexnow__facts">
				<dt>{ __( 'Key file', 'pharos-seo' ) }</dt>
				<dd>
					{ obstacle === 'other_plugin' ? (
						'–'
					) : (
						<ExternalLink href={ keyLocation }>
							<bdi dir="ltr">{ keyLocation }</bdi>
						</ExternalLink>
					) }
				</dd>
				<dt>{ __( 'Queue', 'pharos-seo' ) }</dt>
				<dd>
					{ sprintf(
						/* translators: %s: number of changes. */
						_n( '%s change', '%s changes', queue, 'pharos-seo' ),
						formatNumber( queue )
					) }
				</dd>
				<dt>{ __( 'Last submission', 'pharos-seo' ) }</dt>
				<dd>
					{ last
						? timeAgo( new Date( last.time ), new Date() )
						: __( 'None yet', 'pharos-seo' ) }
				</dd>
			</dl>
		</section>
	);
}

function Warning( {
	status = 'warning',
	children,
}: {
	status?: 'warning' | 'error';
	children: ReactNode;
} ) {
	return (
		<Notice
			className="pharos-indexnow__notice"
			status={ status }
			politeness="polite"
			isDismissible={ false }
		>
			{ children }
		</Notice>
	);
}

const OBSTACLES: Partial< Record< IndexNow[ 'obstacle' ], string > > = {
	other_plugin: __(
		'Another SEO plugin is active. To avoid duplicate submissions, Pharos SEO submits nothing until you deactivate it.',
		'pharos-seo'
	),
	hidden: __(
		'Search engines are discouraged from indexing your site, so nothing is submitted. Change this under Settings > Reading.',
		'pharos-seo'
	),
	development: __(
		'This is a staging or local site, so nothing is submitted. Submission starts when the site has its public domain and the environment type “production”.',
		'pharos-seo'
	),
};

function warningsOf( data: IndexNow ): string[] {
	return [
		OBSTACLES[ data.obstacle ] ?? '',
		...data.other_plugins.map( ( name ) =>
			sprintf(
				/* translators: %s: name of a plugin. */
				__(
					'%s is active and submits the same URLs. Deactivate it, or turn IndexNow off in Pharos SEO.',
					'pharos-seo'
				),
				name
			)
		),
		data.overdue
			? __(
					'The background job is overdue. Check under Tools > Site Health whether scheduled events run.',
					'pharos-seo'
				)
			: '',
	].filter( ( text ) => text !== '' );
}
