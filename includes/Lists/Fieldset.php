<?php
/**
 * The fields of quick edit and bulk edit.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Capability;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Page\Robots;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use WP_Post;
use WP_Post_Type;

/** WordPress copies the quick edit form for each post; assets/lists.js fills in the post's values. */
final class Fieldset {
	/** The name of the submitted fields: an array by field. */
	public const NAME = 'pharos_seo';

	/** The name of the submitted base values that the quick edit form was filled with: JSON by field. */
	public const BASE = 'pharos_seo_base';

	/** The value for "No Change" in bulk edit, which is WordPress's. */
	public const NO_CHANGE = '-1';

	private readonly Context $bare;

	/** Whether the user may not change the robots directives. */
	private readonly bool $is_locked;

	public function __construct(private readonly Settings $settings, WP_Post_Type $type) {
		$post = new WP_Post((object) ['ID' => 0, 'post_type' => $type->name]);
		$this->bare = Context::of_post($post)->with_own(ObjectMeta::none());
		$this->is_locked = !Capability::may_restrict($post);
	}

	/** @return array<string, string> The fields that lists can edit, with their labels. */
	public static function labels(): array {
		return [
			'title' => __('SEO title', 'pharos-seo'),
			'description' => __('Meta description', 'pharos-seo'),
			'noindex' => __('Show in search results', 'pharos-seo'),
			'nofollow' => __('Follow links', 'pharos-seo'),
			'noarchive' => __('Allow cached copy', 'pharos-seo'),
		];
	}

	/**
	 * Returns the submitted values in the form of ObjectSeo\ObjectMetaRepository.
	 *
	 * @param mixed $sent The submitted value, with WordPress's slashes.
	 * @return array<string, mixed>
	 */
	public static function changes(mixed $sent): array {
		$sent = is_array($sent) ? wp_unslash($sent) : [];
		foreach (['title', 'description'] as $text) {
			if (($sent["set_$text"] ?? '') === self::NO_CHANGE) {
				unset($sent[$text]);
			}
		}
		return array_filter(
			array_intersect_key($sent, self::labels()),
			static fn(mixed $value): bool => $value !== self::NO_CHANGE,
		);
	}

	/**
	 * Returns the base values of the submitted changes; empty if the form has none.
	 *
	 * @param mixed $sent The submitted value, with WordPress's slashes.
	 * @return array<string, mixed>
	 */
	public static function base(mixed $sent): array {
		$base = is_string($sent) ? json_decode(wp_unslash($sent), true) : null;
		return is_array($base) ? array_intersect_key($base, self::labels()) : [];
	}

	/**
	 * Returns the error messages of the fields.
	 *
	 * @param array<string, string> $errors Messages by field.
	 * @return list<string>
	 */
	public static function messages(array $errors): array {
		$messages = [];
		foreach ($errors as $field => $message) {
			$messages[] = sprintf(
				/* translators: 1: name of a field. 2: what is wrong with it, a sentence. */
				_x('%1$s: %2$s', 'field and error', 'pharos-seo'),
				self::labels()[$field] ?? $field,
				$message,
			);
		}
		return $messages;
	}

	public function print(bool $is_bulk): void {
		printf(
			// A nested fieldset, not the last one of the form: WordPress moves the tags of bulk edit into that one.
			'<div class="pharos-inline"><fieldset%s><legend class="inline-edit-legend">%s</legend><div class="inline-edit-col">',
			// Disabled until the script has run: otherwise empty fields would overwrite the post's values.
			$is_bulk ? '' : ' hidden disabled',
			esc_html__('SEO', 'pharos-seo'),
		);
		$this->print_text('title', $is_bulk);
		$this->print_text('description', $is_bulk);
		echo '<div class="pharos-inline__robots">';
		foreach (['noindex', 'nofollow', 'noarchive'] as $directive) {
			$this->print_directive($directive, $is_bulk);
		}
		if ($this->is_locked) {
			printf(
				'<p class="description">%s</p>',
				esc_html__('Only users who can publish can change this.', 'pharos-seo'),
			);
		}
		echo '</div></div>';
		if (!$is_bulk) {
			printf(
				'<input type="hidden" name="%s"><template><button type="button" class="button-link pharos-inline__stored">%s</button></template>',
				esc_attr(self::BASE),
				esc_html__('Use the saved value', 'pharos-seo'),
			);
		}
		echo '</fieldset></div>';
	}

	/** @param 'title'|'description' $field */
	private function print_text(string $field, bool $is_bulk): void {
		$label = self::labels()[$field];
		$name = self::NAME . "[$field]";
		echo '<label>';
		self::print_label($label);
		if ($is_bulk) {
			self::print_select(self::NAME . "[set_$field]", [
				self::NO_CHANGE => self::no_change(),
				/* translators: A choice of bulk edit; a field for the new value follows. */
				'set' => __('Set to', 'pharos-seo'),
			]);
			echo '</label><label class="pharos-inline__new">';
			/* translators: %s: name of a field, such as "SEO title". */
			self::print_label(sprintf(__('%s: new value', 'pharos-seo'), $label));
		}
		printf(
			$field === 'title'
				? '<span class="input-text-wrap"><input type="text" name="%s" placeholder="%s"></span>'
				: '<span class="input-text-wrap"><textarea name="%s" placeholder="%s" rows="2"></textarea></span>',
			esc_attr($name),
			esc_attr($this->inherited($field)),
		);
		echo '</label>';
	}

	private function print_directive(string $directive, bool $is_bulk): void {
		$says = in_array($directive, (new Robots($this->settings))->of_kind($this->bare), true);
		// The labels are questions about what search engines may do; the directive is the "no".
		$options = [
			'' => sprintf(
				/* translators: %s: "yes" or "no", or a size such as "Large". */
				__('Default (%s)', 'pharos-seo'),
				$says ? __('no', 'pharos-seo') : __('yes', 'pharos-seo'),
			),
			'no' => __('Yes', 'pharos-seo'),
			'yes' => __('No', 'pharos-seo'),
		];
		echo '<label>';
		self::print_label(self::labels()[$directive]);
		self::print_select(
			self::NAME . "[$directive]",
			$is_bulk ? [self::NO_CHANGE => self::no_change()] + $options : $options,
			$this->is_locked,
		);
		echo '</label>';
	}

	/** @param 'title'|'description' $part */
	private function inherited(string $part): string {
		return (new PageTexts($this->settings, new Variables($this->settings)))->template(
			$this->bare,
			$part,
		);
	}

	private static function print_label(string $text): void {
		printf('<span class="title">%s</span>', esc_html($text));
	}

	/** @param array<string, string> $options Labels by value. */
	private static function print_select(
		string $name,
		array $options,
		bool $is_disabled = false,
	): void {
		printf('<select name="%s"%s>', esc_attr($name), $is_disabled ? ' disabled' : '');
		foreach ($options as $value => $label) {
			printf('<option value="%s">%s</option>', esc_attr((string) $value), esc_html($label));
		}
		echo '</select>';
	}

	private static function no_change(): string {
		return __('— No Change —', 'pharos-seo');
	}
}
