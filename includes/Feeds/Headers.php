<?php
/**
 * What a feed answers before its first line: a redirect, or whether search engines may list it.
 */

declare(strict_types=1);

namespace Pharos\Feeds;

use Pharos\Settings\Settings;

final class Headers {
	public function __construct(private readonly Settings $settings) {}

	/**
	 * On `wp_headers`, and not later: to a feed reader that has been here before, WordPress answers "not modified"
	 * right afterwards, and the reader would never hear that its feed is gone.
	 *
	 * @param array<string, string> $headers
	 * @return array<string, string>
	 */
	public function filter(array $headers): array {
		$page = (new Removed($this->settings))->page_instead();
		if ($page !== null) {
			wp_redirect($page, 301, 'Pharos SEO');
			exit();
		}
		if (!$this->settings->get('allow_indexing_of_feed_entries')) {
			// A feed has no head to carry a robots meta tag. "follow": feeds lead search engines to new posts.
			$headers['X-Robots-Tag'] = implode(
				', ',
				array_filter(['noindex', 'follow', $headers['X-Robots-Tag'] ?? '']),
			);
		}
		return $headers;
	}
}
