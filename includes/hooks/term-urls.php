<?php
/**
 * Hooks of URLs of terms without the base of their taxonomy. Read where the setting was ever turned on.
 */

declare(strict_types=1);

namespace Pharos;

/**
 * @param \Closure(\Closure): \Closure   $lazy     Wraps a maker: the thing is built when it is first asked for.
 * @param \Closure(): Settings\Settings $settings
 */
return static function (\Closure $lazy, \Closure $settings): void {
	$urls = $lazy(static fn(): object => new TermUrls\TermUrls($settings()));
	add_filter(
		'pre_term_link',
		static fn($struct, $term) => $urls()->link_struct((string) $struct, $term),
		10,
		2,
	);
	// Late: what other plugins serve is known by then.
	add_filter(
		'rewrite_rules_array',
		static fn($rules) => (new TermUrls\Rules($settings(), $urls()))->add((array) $rules),
		1000,
	);
	add_action(
		'template_redirect',
		static function (): void {
			// WordPress serves an empty feed of a post that is not there.
			if (is_404() || is_category() || is_tax() || (is_feed() && !have_posts())) {
				TermUrls\Redirect::run();
			}
		},
		1,
	);
};
