<?php
/**
 * What may be in a sitemap.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\AddOns;
use Pharos\Compat\Shop;
use Pharos\Head\Context;
use Pharos\Head\PageUrl;
use Pharos\Head\Robots;
use Pharos\ObjectSeo\Own;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Term;
use WP_User;

/** The one rule, for pages of sitemaps and for who asks why something is not on any. */
final class Indexable {
	/** The fields that the rule reads; where they are not loaded, Rows loads them for many objects at once. */
	public const FIELDS = ['noindex', 'canonical'];

	private readonly Robots $robots;

	/** @var array<string, true>|null Names such as post-12, term-5. */
	private ?array $excluded = null;

	public function __construct(private readonly Settings $settings) {
		$this->robots = new Robots($settings);
	}

	/**
	 * Why an object that visitors can see is not listed; null when it is.
	 *
	 * @param Own      $own What it says of itself.
	 * @param \Closure $url Gives its address: asked for only when it matters.
	 * @return 'excluded'|'own_noindex'|'noindex_kind'|'own_canonical'|'add_on'|null
	 */
	public function reason(Context $context, Own $own, \Closure $url): ?string {
		$own = $this->settings->get('enable_page_level_seo') ? $own : Own::none();
		$noindex = $own->directive('noindex');
		if (isset($this->excluded()[self::name($context->object)])) {
			return 'excluded';
		}
		if (Shop::hides($context->post())) {
			return 'add_on';
		}
		if ($noindex ?? $this->is_noindexed($context)) {
			return $noindex === null ? 'noindex_kind' : 'own_noindex';
		}
		$canonical = $own->address('canonical');
		if ($canonical !== '' && $canonical !== $url()) {
			return 'own_canonical';
		}
		return $this->is_left_out_by_add_ons($context->with_own($own), $url) ? 'add_on' : null;
	}

	/**
	 * The posts that reason() may judge otherwise than others of their type, besides those with rows of FIELDS. Posts with a password
	 * and attachments are not meant.
	 *
	 * @return list<int>|null Ids; null when it may be any post.
	 */
	public function exceptions(): ?array {
		if (has_filter('pharos_robots') || has_filter('pharos_canonical')) {
			return null;
		}
		$ids = [];
		foreach (array_keys($this->excluded()) as $name) {
			if (preg_match('/^post-(\d+)$/', (string) $name, $found) === 1) {
				$ids[] = (int) $found[1];
			}
		}
		foreach (Shop::HIDDEN_PAGES as $option) {
			$ids[] = (int) get_option($option);
		}
		return array_values(array_unique(array_filter($ids)));
	}

	/** Whether everything of this kind is noindex, unless it says another thing of itself. */
	public function is_noindexed(Context $context): bool {
		return in_array('noindex', $this->robots->of_kind($context), true);
	}

	/** Whether single objects may be indexed although their kind is not. */
	public function can_differ(): bool {
		return (bool) $this->settings->get('enable_page_level_seo');
	}

	/** The name of an object in the setting sitemap_exclude; '' for what has none. */
	public static function name(?object $object): string {
		return match (true) {
			$object instanceof WP_Post => "post-$object->ID",
			$object instanceof WP_Term => "term-$object->term_id",
			default => '',
		};
	}

	/** @return array<string, true> */
	private function excluded(): array {
		if ($this->excluded === null) {
			$names = (array) ($this->settings->get('sitemap_exclude') ?? []);
			/**
			 * Filters which posts and terms are in no sitemap.
			 *
			 * @param list<string> $names Such as "post-12" (a post of any type) or "term-5" (a term of any taxonomy).
			 */
			$filtered = apply_filters('pharos_sitemap_exclude', $names);
			if (!is_array($filtered) || array_filter($filtered, 'is_string') !== $filtered) {
				$filtered = AddOns::refuse('pharos_sitemap_exclude', $filtered, $names);
			}
			$this->excluded = array_fill_keys($filtered, true);
		}
		return $this->excluded;
	}

	/** What other code makes of robots and of the canonical address; asked only where there is such code. */
	private function is_left_out_by_add_ons(Context $context, \Closure $url): bool {
		return (has_filter('pharos_robots') &&
			!empty($this->robots->directives($context, [])['noindex'])) ||
			(has_filter('pharos_canonical') &&
				!in_array(PageUrl::canonical($context, false), ['', $url()], true));
	}
}
