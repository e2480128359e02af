<?php
/**
 * The text of a post that was built with Elementor.
 */

declare(strict_types=1);

namespace Pharos\Compat;

use WP_Post;

/**
 * Elementor stores the text of its widgets as the content of the post whenever it saves it, but other code that creates posts stores Elementor's
 * data only. Used only after defined(): sites without the plugin don't load this class.
 */
final class ElementorContent {
	/** Settings of widgets with text that visitors read, and the tag for it. Widgets of other plugins may hide theirs. */
	private const TEXTS = [
		'heading' => ['title' => 'h2'],
		'text-editor' => ['editor' => 'div'],
		'image-box' => ['title_text' => 'h3', 'description_text' => 'p'],
		'icon-box' => ['title_text' => 'h3', 'description_text' => 'p'],
		'icon-list' => ['icon_list' => ['text' => 'p']],
		'accordion' => ['tabs' => ['tab_title' => 'h3', 'tab_content' => 'div']],
		'toggle' => ['tabs' => ['tab_title' => 'h3', 'tab_content' => 'div']],
		'tabs' => ['tabs' => ['tab_title' => 'h3', 'tab_content' => 'div']],
		'nested-accordion' => ['items' => ['item_title' => 'h3']],
		'nested-tabs' => ['tabs' => ['tab_title' => 'h3']],
		'testimonial' => ['testimonial_content' => 'p'],
		'alert' => ['alert_title' => 'h3', 'alert_description' => 'p'],
		'blockquote' => ['blockquote_content' => 'p'],
		'call-to-action' => ['title' => 'h3', 'description' => 'p'],
		'flip-box' => [
			'title_text_a' => 'h3',
			'description_text_a' => 'p',
			'title_text_b' => 'h3',
			'description_text_b' => 'p',
		],
		'e-heading' => ['title' => 'h2'],
		'e-paragraph' => ['paragraph' => 'p'],
	];

	/** Settings, also of other plugins, that show an element to some visitors only. */
	private const CONDITION = '/condition|logged|log_?in|member|password|protect|restrict|role|schedule|visib/i';

	/** Settings that hide an element on a kind of screen. */
	private const SCREENS = ['hide_desktop', 'hide_tablet', 'hide_mobile'];

	/** Maximum number of elements within others. */
	private const DEPTH = 50;

	/** HTML; '' for posts that aren't built with Elementor. */
	public static function render(WP_Post $post): string {
		if (get_post_meta($post->ID, '_elementor_edit_mode', true) !== 'builder') {
			return '';
		}
		$data = get_post_meta($post->ID, '_elementor_data', true);
		$data = is_string($data) ? json_decode($data, true) : $data;
		return is_array($data) ? self::elements($data, self::DEPTH) : '';
	}

	private static function elements(array $elements, int $depth): string {
		$html = '';
		foreach ($depth > 0 ? array_filter($elements, is_array(...)) : [] as $element) {
			$settings = (array) ($element['settings'] ?? []);
			if (self::is_shown($settings)) {
				$html .=
					self::texts($settings, self::TEXTS[$element['widgetType'] ?? ''] ?? []) .
					self::elements((array) ($element['elements'] ?? []), $depth - 1);
			}
		}
		return $html;
	}

	/** Whether an element with these settings is shown to all visitors. */
	public static function is_shown(array $settings): bool {
		foreach ($settings as $name => $value) {
			$is_off = in_array($value, [null, false, '', [], 'no', 'none', 'off', '0', 0], true);
			if (!$is_off && preg_match(self::CONDITION, (string) $name) === 1) {
				return false;
			}
		}
		return array_filter(
			self::SCREENS,
			static fn(string $name): bool => ($settings[$name] ?? '') === '',
		) !== [];
	}

	/** @param array<string, string|array<string, string>> $names Tags by setting; for lists, by setting of an item. */
	private static function texts(array $settings, array $names): string {
		$html = '';
		// Values of these settings are replaced when the page is shown.
		$dynamic = (array) ($settings['__dynamic__'] ?? []);
		foreach (array_diff_key($names, $dynamic) as $name => $tag) {
			if (is_array($tag)) {
				$items = array_filter((array) ($settings[$name] ?? []), is_array(...));
				foreach ($items as $item) {
					$html .= self::texts($item, $tag);
				}
				continue;
			}
			$text = self::text($settings[$name] ?? '');
			$html .= trim($text) === '' ? '' : "<$tag>$text</$tag>\n";
		}
		return $html;
	}

	/** A text, or the one in a typed value such as `{"$$type": "html-v3", "value": {"content": {"$$type": "string", "value": "Tea"}}}`. */
	private static function text(mixed $value): string {
		$type = is_array($value) ? $value['$$type'] ?? '' : '';
		return match (true) {
			is_string($value) => $value,
			in_array($type, ['string', 'html'], true) => self::text($value['value'] ?? ''),
			is_string($type) && str_starts_with($type, 'html') => self::text(
				$value['value']['content'] ?? '',
			),
			default => '',
		};
	}
}
