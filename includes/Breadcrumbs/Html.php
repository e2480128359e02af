<?php
/**
 * The HTML of breadcrumbs on the front end.
 */

declare(strict_types=1);

namespace Pharos\Breadcrumbs;

use Pharos\Core\Tag;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Template\Trail;
use Pharos\Text\Text;

/**
 * A single list of links for shortcode, block and template function. The style sheet adds the separator, so that screen
 * readers don't read it. Search engines use the structured data, so there's no microdata here.
 *
 * @phpstan-import-type Item from Trail
 */
final class Html {
	/** The handle of the style sheet and the class of the element. */
	public const NAME = 'pharos-breadcrumbs';

	private const SEPARATOR = '›';

	/** Returns the current page; outside of pages (REST, WP-CLI) the page of the post that is being rendered. */
	public static function page(Context $shown): ?Context {
		if (did_action('wp')) {
			return is_feed() ? null : $shown;
		}
		$post = get_post();
		return $post ? Context::of_post($post) : null;
	}

	/**
	 * @param list<Item>           $trail
	 * @param array<string, mixed> $args       The arguments of pharos_breadcrumbs(); values that aren't strings are ignored.
	 * @param string               $attributes The attributes of the element, escaped.
	 */
	public static function render(
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

	/** Returns the arguments with the settings as defaults; the label of the home page is part of the trail. */
	private static function with_settings(array $args): array {
		$settings = new Settings();
		foreach (['separator', 'prefix'] as $name) {
			if (self::text($args, $name) === '') {
				$args[$name] = $settings->get("breadcrumbs_$name");
			}
		}
		return $args;
	}

	/** Registers the style; WordPress outputs it where it is enqueued. */
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
				// Browsers without support for alternative content text ("/") use the line above.
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
