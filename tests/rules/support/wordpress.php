<?php
/**
 * Stubs of the WordPress functions that the rules use, with English texts.
 */

declare(strict_types=1);

function __(string $text, string $domain): string {
	return $text;
}

function number_format_i18n(float $number): string {
	return number_format($number);
}

/** A site without options, except the date format. */
function get_option(string $name): mixed {
	return $name === 'date_format' ? 'F j, Y' : false;
}

/** @return array<string, string> */
function get_taxonomies(): array {
	return ['cuisine' => 'cuisine', 'tea-kind' => 'tea-kind'];
}

/** A site with products. */
function post_type_exists(string $name): bool {
	return $name === 'product';
}

function home_url(string $path = ''): string {
	return "https://example.com$path";
}

function wp_parse_url(string $url, int $part): mixed {
	return parse_url($url, $part);
}

/** Without add-ons, filters return the value unchanged. */
function apply_filters(string $hook, mixed $value): mixed {
	return $value;
}

// WordPress's built-in shortcodes.
$GLOBALS['shortcode_tags'] = array_fill_keys(
	['audio', 'caption', 'embed', 'gallery', 'playlist', 'video', 'wp_caption'],
	'',
);

// Shortcodes of plugins: members-only content, and the rows of a page builder.
$GLOBALS['shortcode_tags'] += [
	'members_only' => '',
	'members' => '',
	'vc_row' => '',
	'vc_column' => '',
];

function shortcode_exists(string $name): bool {
	return isset($GLOBALS['shortcode_tags'][$name]);
}

// The names of the weekdays, from Sunday.
$GLOBALS['wp_locale'] = new class {
	public function get_weekday(int $day): string {
		return gmdate('l', strtotime("1970-01-04 +$day days"));
	}
};

/** A registry without dynamic blocks. */
final class WP_Block_Type_Registry {
	public static function get_instance(): self {
		return new self();
	}

	public function get_registered(string $name): mixed {
		return null;
	}
}
