import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime, formatNumber } from '../../../../common/locale';
import {
	store,
	type KnownConnection,
	type SubmittedSitemap,
} from '../../../../store';
import { Resource } from '../../../resource';
import { SettingsOnly } from '../../../search-console/settings-only';
import { ConnectButton } from '../../../search-console/connect-button';

/** The status of the sitemap in Google Search Console, with a button that submits it. */
export function SitemapCard( { connection }: { connection: KnownConnection } ) {
	return (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-submitted-title"
		>
			<h2 id="pharos-submitted-title" className="pharos-card__title">
				{ __( 'Sitemap in Search Console', 'pharos-seo' ) }
			</h2>
			<Resource
				reads={ [ [ 'getSubmittedSitemap' ] ] }
				failure={ __(
					'The status of the sitemap in Search Console couldn’t be loaded.',
					'pharos-seo'
				) }
				rows={ 2 }
			>
				{ ( sitemap ) => (
					<State sitemap={ sitemap } connection={ connection } />
				) }
			</Resource>
		</section>
	);
}

const dateOf = ( time: string | null ): string =>
	time
		? formatTime( time, {
				dateStyle: 'medium',
				timeStyle: 'short',
			} )
		: __( 'Not yet', 'pharos-seo' );

function State( {
	sitemap,
	connection,
}: {
	sitemap: SubmittedSitemap;
	connection: KnownConnection;
} ) {
	const { submitSitemap } = useDispatch( store );
	const [ isBusy, setIsBusy ] = useState( false );
	const submit = async () => {
		setIsBusy( true );
		await submitSitemap();
		setIsBusy( false );
	};
	return (
		<>
			{ sitemap.submitted ? (
				<dl className="pharos-gsc-facts">
					<dt>{ __( 'URL', 'pharos-seo' ) }</dt>
					<dd>
						<bdi dir="ltr">{ sitemap.path }</bdi>
					</dd>
					<dt>{ __( 'Submitted', 'pharos-seo' ) }</dt>
					<dd>{ dateOf( sitemap.lastSubmitted ) }</dd>
					<dt>{ __( 'Last read by Google', 'pharos-seo' ) }</dt>
					<dd>
						{ sitemap.pending
							? __( 'Pending', 'pharos-seo' )
							: dateOf( sitemap.lastDownloaded ) }
					</dd>
					<dt>{ __( 'Errors', 'pharos-seo' ) }</dt>
					<dd className={ sitemap.errors > 0 ? 'is-bad' : '' }>
						{ formatNumber( sitemap.errors ) }
					</dd>
					<dt>{ __( 'Warnings', 'pharos-seo' ) }</dt>
					<dd>{ formatNumber( sitemap.warnings ) }</dd>
				</dl>
			) : (
				<p>
					{ sitemap.path
						? sprintf(
								/* translators: %s: URL of the sitemap. */
								__(
									'%s hasn’t been submitted to Google yet.',
									'pharos-seo'
								),
								sitemap.path
							)
						: __(
								'This site has no XML sitemap. Turn it on under Advanced > Sitemaps.',
								'pharos-seo'
							) }
				</p>
			) }
			<SettingsOnly>
				{ connection.can_submit_sitemaps ? (
					sitemap.path && (
						<div className="pharos-gsc-actions">
							<Button
								variant="secondary"
								isBusy={ isBusy }
								disabled={ isBusy }
								accessibleWhenDisabled
								onClick={ () => void submit() }
								__next40pxDefaultSize
							>
								{ sitemap.submitted
									? __( 'Submit again', 'pharos-seo' )
									: __( 'Submit sitemap', 'pharos-seo' ) }
							</Button>
						</div>
					)
				) : (
					<div className="pharos-gsc-actions">
						<ConnectButton
							canSubmitSitemaps
							variant="secondary"
							label={ __(
								'Allow submitting sitemaps',
								'pharos-seo'
							) }
						/>
					</div>
				) }
			</SettingsOnly>
		</>
	);
}
