<?php
/**
 * The SEO values of the current page in the admin bar, for users who may edit them.
 */

declare(strict_types=1);

namespace Pharos\AdminBar;

use Pharos\Core\AppUrl;
use Pharos\Core\Capability;
use Pharos\Core\Permission;
use Pharos\Head\Head;
use Pharos\Page\Context;
use Pharos\Page\RobotsReasons;
use Pharos\Settings\Settings;
use WP_Admin_Bar;
use WP_Post;
use WP_Term;
use WP_User;

/** Shows the values that the head has output: they aren't computed again. */
final class Menu {
	private const ID = 'pharos-seo';

	/** The screen that previews a URL, which follows. */
	private const PREVIEW = '/tools/preview?url=';

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
	#wpadminbar #wp-admin-bar-pharos-seo-default .ab-item span.pharos-reason { font-size: 12px; opacity: .85; }
	@media (max-width: 782px) {
		#wpadminbar li#wp-admin-bar-pharos-seo { display: block; position: static; }
		#wpadminbar #wp-admin-bar-pharos-seo > .ab-sub-wrapper { inset-inline: 0; }
		#wpadminbar #wp-admin-bar-pharos-seo-default { inline-size: 100%; }
		#wpadminbar #wp-admin-bar-pharos-seo .ab-label { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
	}
	CSS;

	public function __construct(private readonly Head $head, private readonly Settings $settings) {}

	public function add(WP_Admin_Bar $bar): void {
		$link = $this->link();
		$may_preview = Permission::Analysis->granted();
		if ($link === null && !$may_preview) {
			return;
		}
		$preview = AppUrl::route(
			self::PREVIEW . rawurlencode((string) ($_SERVER['REQUEST_URI'] ?? '/')),
		);
		$bar->add_node([
			'id' => self::ID,
			'title' =>
				'<span class="ab-icon" aria-hidden="true"></span><span class="ab-label">' .
				esc_html__('SEO', 'pharos-seo') .
				'</span>',
			'href' => $link ?? $preview,
			'meta' => ['menu_title' => __('SEO data of this page', 'pharos-seo')],
		]);
		foreach ($this->lines() as $name => [$label, $text, $reasons]) {
			$bar->add_node([
				'parent' => self::ID,
				'id' => self::ID . "-$name",
				'title' =>
					sprintf(
						'<strong>%s</strong><span>%s</span>',
						esc_html($label),
						esc_html($text === '' ? __('None', 'pharos-seo') : $text),
					) . implode('', array_map(self::reason(...), $reasons)),
				// A list of values that can be focused with the keyboard.
				'meta' => ['tabindex' => 0, 'title' => $text],
			]);
		}
		if ((string) $link !== '') {
			$bar->add_node([
				'parent' => self::ID,
				'id' => self::ID . '-edit',
				'title' => esc_html(
					$this->object()
						? __('Edit SEO data', 'pharos-seo')
						: __('Edit in the settings', 'pharos-seo'),
				),
				'href' => $link,
			]);
		}
		if ($may_preview) {
			$bar->add_node([
				'parent' => self::ID,
				'id' => self::ID . '-preview',
				'title' => esc_html__('Preview as a search engine', 'pharos-seo'),
				'href' => $preview,
			]);
		}
	}

	/** Returns the URL where the page is edited, '' if WordPress has no screen for it; null if the user may not edit it. */
	private function link(): ?string {
		$object = $this->object();
		if ($object) {
			return Capability::may_edit($object) ? self::editor($object) : null;
		}
		$screen = self::SCREENS[$this->head->context()->kind] ?? null;
		return $screen !== null && Capability::granted() ? AppUrl::route($screen) : null;
	}

	private function object(): WP_Post|WP_Term|WP_User|null {
		$object = $this->head->context()->object;
		return $object instanceof WP_Post ||
			$object instanceof WP_Term ||
			$object instanceof WP_User
			? $object
			: null;
	}

	/** Adds the style inline to WordPress's admin bar: no additional file. */
	public static function style(): void {
		wp_add_inline_style('admin-bar', self::STYLE);
	}

	/** @return array<string, array{string, string, list<array>}> Label, text and reasons; none on pages that other code makes. */
	private function lines(): array {
		$context = $this->head->context();
		if ($context->kind === Context::OTHER) {
			return [];
		}
		$values = $this->head->values();
		$reasons = RobotsReasons::find($context, $this->settings, ...$this->head->directives());
		return [
			'title' => [__('Title', 'pharos-seo'), $values['title'], []],
			'description' => [__('Meta description', 'pharos-seo'), $values['description'], []],
			'robots' => [__('Robots', 'pharos-seo'), $values['robots'], $reasons],
			'canonical' => [__('Canonical URL', 'pharos-seo'), $values['canonical'], []],
		];
	}

	/** @param array{directives: list<string>, text: string} $reason See RobotsReasons. */
	private static function reason(array $reason): string {
		$names = implode(', ', $reason['directives']);
		return sprintf(
			'<span class="pharos-reason">%s</span>',
			esc_html($names === '' ? $reason['text'] : "$names: $reason[text]"),
		);
	}

	/** Returns the URL where the object is edited; '' if WordPress has no screen for it. */
	private static function editor(WP_Post|WP_Term|WP_User $object): string {
		return (string) match (true) {
			$object instanceof WP_Post => get_edit_post_link($object, 'raw'),
			$object instanceof WP_Term => get_edit_term_link($object),
			$object instanceof WP_User => get_edit_user_link($object->ID),
		};
	}
}
