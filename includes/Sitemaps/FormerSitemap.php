<?php
/**
 * The redirect from the sitemap of another plugin.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Settings\Settings;

/** Search engines keep requesting the sitemaps of a plugin that is no longer active. */
final class FormerSitemap {
	/** Redirects the visitor to the sitemap index and ends the request, if the URL, which WordPress doesn't find, is one of those. */
	public static function redirect(Settings $settings): void {
		if (!Urls::is_of_others() || !Series::is_on($settings)) {
			return;
		}
		wp_safe_redirect(Urls::index(), 301, 'Pharos SEO');
		exit();
	}
}
