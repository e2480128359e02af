import { __ } from '@wordpress/i18n';

/** The supported plugins and the steps of a migration, while there is no data of other SEO plugins. */
export function SupportedPlugins() {
	return (
		<section className="pharos-card pharos-migrate__nothing">
			<p>
				{ __(
					'No other SEO plugin is active, and no data of one was found on this site. There is nothing to migrate.',
					'pharos-seo'
				) }
			</p>
			<h2 className="pharos-card__title">
				{ __( 'Supported data and plugins', 'pharos-seo' ) }
			</h2>
			<p>
				{ __(
					'Settings, titles, descriptions, robot instructions, social data, schemas and redirects of Yoast SEO, Rank Math, All in One SEO, SEOPress, The SEO Framework, Slim SEO and SureRank. Redirects of Redirection and Safe Redirect Manager.',
					'pharos-seo'
				) }
			</p>
			<ol>
				<li>
					{ __(
						'Activate the other SEO plugin on this site, or restore its data.',
						'pharos-seo'
					) }
				</li>
				<li>
					{ __(
						'Open this screen again, choose the plugin and review what will be migrated.',
						'pharos-seo'
					) }
				</li>
				<li>
					{ __(
						'Start the migration. The data of the other plugin is kept, and the migration can be undone.',
						'pharos-seo'
					) }
				</li>
			</ol>
		</section>
	);
}
