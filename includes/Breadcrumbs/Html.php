<?php
/**
 * Breadcrumbs that visitors see.
 */

declare(strict_types=1);

namespace Pharos\Breadcrumbs;

use Pharos\Head\Context;
use Pharos\Head\Tag;
use Pharos\Settings\Settings;
use Pharos\Template\Text;

/**
 * One list of links, wherever it stands: shortcode, block, template function. The separator is put in by the style sheet, where screen
 * readers don't read it. Search engines read the structured data, hence no microdata here.
 *
 * @phpstan-import-type Item from Trail
 */
final class Html {
	/** Of the style sheet, and the class of the element. */
	public const NAME = 'pharos-breadcrumbs';

	private const SEPARATOR = '›';

	/** The page that is shown; outside of pages (REST, WP-CLI) that of the post that is being rendered. */
	public static function page(Context $shown): ?Context {
		if (did_action('wp')) {
			return is_feed() ? null : $shown;
		}
		$post = get_post();
		return $post ? Context::of_post($post) : null;
	}

	/**
	 * @param list<Item>           $trail
	 * @param array<string, mixed> $args       Those of pharos_breadcrumbs(): what is no text is left out.
	 * @param string               $attributes Of the element, escaped.
	 */
	public static function of(
		array $trail,
		array $args,
		string $attributes = 'class="' . self::NAME . '"',
	): string {
		$args = self::with_settings($args);
		$home = self::text($args, 'home');
		if ($home !== '' && $trail !== []) {
			$trail[0]['name'] = $home;
		}
		$items = '';
		foreach ($trail as $place => ['name' => $name, 'url' => $url]) {
			$name = Tag::escape($name);
			$items .=
				$place === count($trail) - 1
					? "<li><span aria-current=\"page\" dir=\"auto\">$name</span></li>"
					: '<li><a href="' . esc_url($url) . "\" dir=\"auto\">$name</a></li>";
		}
		if ($items === '') {
			return '';
		}
		self::register_style();
		wp_enqueue_style(self::NAME);
		$label = esc_attr__('Breadcrumbs', 'pharos-seo');
		$style = self::style(self::text($args, 'separator'));
		$prefix = self::text($args, 'prefix');
		$before =
			$prefix === ''
				? ''
				: '<span class="' . self::NAME . '__prefix">' . Tag::escape($prefix) . ' </span>';
		return "<nav $attributes aria-label=\"$label\">$before<ol$style>$items</ol></nav>";
	}

	/** What is not said where the breadcrumbs stand is as the settings say; the label of the home page is part of the trail. */
	private static function with_settings(array $args): array {
		$settings = new Settings();
		foreach (['separator', 'prefix'] as $name) {
			if (self::text($args, $name) === '') {
				$args[$name] = $settings->get("breadcrumbs_$name");
			}
		}
		return $args;
	}

	/** Known, and printed where it is enqueued. */
	public static function register_style(): void {
		if (wp_style_is(self::NAME, 'registered')) {
			return;
		}
		$class = '.' . self::NAME;
		$separator = 'var(--pharos-separator,"' . self::SEPARATOR . '")';
		wp_register_style(self::NAME, false, [], PHAROS_VERSION);
		wp_add_inline_style(
			self::NAME,
			"$class ol{list-style:none;margin:0;padding:0}{$class}__prefix,{$class}__prefix+ol{display:inline}$class li{display:inline;margin:0}" .
				"$class li+li::before{content:$separator;margin:0 .5em}" .
				// Browsers that can't say it without a word keep the line above.
				"@supports (content:\"x\"/\"\"){{$class} li+li::before{content:$separator/\"\"}}",
		);
	}

	private static function style(string $separator): string {
		if ($separator === '' || $separator === self::SEPARATOR) {
			return '';
		}
		$text = Tag::escape(addcslashes($separator, "\\'"));
		return " style=\"--pharos-separator:'$text'\"";
	}

	private static function text(array $args, string $name): string {
		return is_scalar($args[$name] ?? null) ? Text::collapse((string) $args[$name]) : '';
	}
}
