<?php
/**
 * The SEO values of the current page in the admin bar, for users who may edit them.
 */

declare(strict_types=1);

namespace Pharos\AdminBar;

use Pharos\Core\AppUrl;
use Pharos\Core\Capability;
use Pharos\Head\Head;
use Pharos\Page\Context;
use WP_Admin_Bar;
use WP_Post;
use WP_Term;
use WP_User;

/** Shows the values that the head has output: they aren't computed again. */
final class Menu {
	private const ID = 'pharos-seo';

	/** Screens for pages without an object to edit, by context. */
	private const SCREENS = [
		Context::HOME => '/general/homepage',
		Context::POST_TYPE_ARCHIVE => '/general',
		Context::DATE => '/general',
		Context::SEARCH => '/general',
		Context::NOT_FOUND => '/general',
	];

	/** Long texts wrap; on mobile devices, where WordPress shows only icons, the label is hidden. */
	private const STYLE = <<<'CSS'
	#wpadminbar #wp-admin-bar-pharos-seo > .ab-item .ab-icon::before { content: "\f177"; top: 2px; }
	#wpadminbar #wp-admin-bar-pharos-seo-default { inline-size: 360px; box-sizing: border-box; }
	#wpadminbar #wp-admin-bar-pharos-seo-default .ab-item { block-size: auto; min-inline-size: 0; padding-block: 6px; line-height: 1.4; white-space: normal; overflow-wrap: anywhere; }
	#wpadminbar #wp-admin-bar-pharos-seo-default .ab-item strong { display: block; font-weight: 600; line-height: 1.4; }
	#wpadminbar #wp-admin-bar-pharos-seo-default .ab-item span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden; line-height: 1.4; }
	@media (max-width: 782px) {
		#wpadminbar li#wp-admin-bar-pharos-seo { display: block; position: static; }
		#wpadminbar #wp-admin-bar-pharos-seo > .ab-sub-wrapper { inset-inline: 0; }
		#wpadminbar #wp-admin-bar-pharos-seo-default { inline-size: 100%; }
		#wpadminbar #wp-admin-bar-pharos-seo .ab-label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
	}
	CSS;

	public function __construct(private readonly Head $head) {}

	public function add(WP_Admin_Bar $bar): void {
		$context = $this->head->context();
		$object = $context->object;
		$is_own =
			$object instanceof WP_Post || $object instanceof WP_Term || $object instanceof WP_User;
		if (
			$is_own
				? !Capability::may_edit($object)
				: !Capability::granted() || !isset(self::SCREENS[$context->kind])
		) {
			return;
		}
		$link = $is_own ? self::editor($object) : self::screen($context->kind);
		$bar->add_node([
			'id' => self::ID,
			'title' =>
				'<span class="ab-icon" aria-hidden="true"></span><span class="ab-label">' .
				esc_html__('SEO', 'pharos-seo') .
				'</span>',
			'href' => $link,
			'meta' => ['menu_title' => __('SEO data of this page', 'pharos-seo')],
		]);
		foreach ($this->lines() as $name => [$label, $text]) {
			$bar->add_node([
				'parent' => self::ID,
				'id' => self::ID . "-$name",
				'title' => sprintf(
					'<strong>%s</strong><span>%s</span>',
					esc_html($label),
					esc_html($text === '' ? __('None', 'pharos-seo') : $text),
				),
				// A list of values that can be focused with the keyboard.
				'meta' => ['tabindex' => 0, 'title' => $text],
			]);
		}
		if ($link !== '') {
			$bar->add_node([
				'parent' => self::ID,
				'id' => self::ID . '-edit',
				'title' => esc_html(
					$is_own
						? __('Edit SEO data', 'pharos-seo')
						: __('Edit in the settings', 'pharos-seo'),
				),
				'href' => $link,
			]);
		}
	}

	/** Adds the style inline to WordPress's admin bar: no additional file. */
	public static function style(): void {
		wp_add_inline_style('admin-bar', self::STYLE);
	}

	/** @return array<string, array{string, string}> Label and text. */
	private function lines(): array {
		$values = $this->head->values();
		return [
			'title' => [__('Title', 'pharos-seo'), $values['title']],
			'description' => [__('Meta description', 'pharos-seo'), $values['description']],
			'robots' => [__('Robots', 'pharos-seo'), $values['robots']],
			'canonical' => [__('Canonical URL', 'pharos-seo'), $values['canonical']],
		];
	}

	/** Returns the URL where the object is edited; '' if WordPress has no screen for it. */
	private static function editor(WP_Post|WP_Term|WP_User $object): string {
		return (string) match (true) {
			$object instanceof WP_Post => get_edit_post_link($object, 'raw'),
			$object instanceof WP_Term => get_edit_term_link($object),
			$object instanceof WP_User => get_edit_user_link($object->ID),
		};
	}

	private static function screen(string $kind): string {
		return AppUrl::route(self::SCREENS[$kind]);
	}
}
