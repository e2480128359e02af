<?php
/**
 * Hooks of term URLs without the base of their taxonomy. Loaded if the setting was ever turned on.
 */

declare(strict_types=1);

namespace Pharos;

use Pharos\Core\Lazy;

defined('ABSPATH') || exit();

/**
 * @param \Closure(): Settings\Settings $settings
 */
return static function (\Closure $settings): void {
	$urls = new Lazy(static fn(): TermUrls\TermUrls => new TermUrls\TermUrls($settings()));
	add_filter(
		'pre_term_link',
		static fn($struct, $term) => $urls()->link_struct((string) $struct, $term),
		10,
		2,
	);
	// Priority 1000: after the rules of other plugins.
	add_filter(
		'rewrite_rules_array',
		static fn($rules) => (new TermUrls\Rules($settings(), $urls()))->add((array) $rules),
		1000,
	);
	add_action(
		'template_redirect',
		static function (): void {
			// WordPress outputs an empty feed for a post that doesn't exist.
			if (is_404() || is_category() || is_tax() || (is_feed() && !have_posts())) {
				TermUrls\Redirect::run();
			}
		},
		1,
	);
};
