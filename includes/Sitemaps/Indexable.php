<?php
/**
 * The rules for content in sitemaps.
 */

declare(strict_types=1);

namespace Pharos\Sitemaps;

use Pharos\Compat\ServicePages;
use Pharos\Compat\Shop;
use Pharos\Content\Restriction;
use Pharos\Core\AddOns;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Settings\Settings;
use WP_Post;
use WP_Term;

/** Used both for generating sitemaps and for explaining why a page is excluded. */
final class Indexable {
	/** The fields that the rules use; if they aren't loaded, Rows loads them for many objects at once. */
	public const FIELDS = ['noindex', 'canonical', ObjectRedirect::FIELD];

	/** The posts that other plugins hide. */
	public readonly VisitorQuery $visitors;

	/** Where links may lead. */
	public readonly SiteHosts $hosts;

	private readonly Robots $robots;

	/** @var array<int, true>|null */
	private ?array $of_others = null;

	/** @var array<string, true>|null Names such as post-12, term-5. */
	private ?array $excluded = null;

	/** @var array<int, true>|null Products that their store hides, by id. */
	private ?array $hidden_products = null;

	public function __construct(private readonly Settings $settings) {
		$this->robots = new Robots($settings);
		$this->visitors = new VisitorQuery();
		$this->hosts = new SiteHosts();
	}

	/**
	 * Why a public object is excluded; null if it is included.
	 *
	 * @param ObjectMeta      $own The object's custom values.
	 * @param \Closure $url Returns its URL, on demand.
	 * @return 'excluded'|'post_password'|'other_host'|'own_redirect'|'own_noindex'|'noindex_kind'|'own_canonical'|'add_on'|null
	 */
	public function reason(Context $context, ObjectMeta $own, \Closure $url): ?string {
		$own = $this->settings->get('enable_page_level_seo') ? $own : ObjectMeta::none();
		$noindex = $own->directive('noindex');
		if (isset($this->excluded()[self::name($context->object)])) {
			return 'excluded';
		}
		$post = $context->post();
		if ($post && (isset($this->of_others()[$post->ID]) || Restriction::hides_page($post))) {
			return 'add_on';
		}
		if (self::has_protected_post($context)) {
			return 'post_password';
		}
		if ($this->hosts->may_differ() && !$this->hosts->include($url())) {
			return 'other_host';
		}
		if (
			$own->text(ObjectRedirect::FIELD) !== '' &&
			ObjectRedirect::of_page($context->with_own($own), $this->settings, $url()) !== null
		) {
			return 'own_redirect';
		}
		if ($noindex ?? $this->is_noindexed($context)) {
			return $noindex === null ? 'noindex_kind' : 'own_noindex';
		}
		if ($noindex === null && isset($this->hidden_products()[$context->post()?->ID ?? 0])) {
			return 'add_on';
		}
		$canonical = $own->address('canonical');
		if ($canonical !== '' && $canonical !== $url()) {
			return 'own_canonical';
		}
		return $this->is_left_out_by_add_ons($context->with_own($own), $url) ? 'add_on' : null;
	}

	/**
	 * The posts for which reason() may differ from others of their type, apart from those with rows of FIELDS. Excludes password-protected
	 * posts and attachments.
	 *
	 * @return list<int>|null Ids; null if it may be any post.
	 */
	public function exceptions(): ?array {
		if (has_filter('pharos_robots') || has_filter('pharos_canonical')) {
			return null;
		}
		$ids = Restriction::hidden_pages();
		foreach (array_keys($this->excluded()) as $name) {
			if (preg_match('/^post-(\d+)$/', (string) $name, $found) === 1) {
				$ids[] = (int) $found[1];
			}
		}
		array_push($ids, ...array_keys($this->of_others()));
		return array_values(
			array_unique([...array_filter($ids), ...array_keys($this->hidden_products())]),
		);
	}

	/** Whether it is the page of a file of a password-protected post. */
	private static function has_protected_post(Context $context): bool {
		$file = $context->kind === Context::ATTACHMENT ? $context->post() : null;
		return $file !== null && (string) get_post($file->post_parent ?: -1)?->post_password !== '';
	}

	/** Whether the content type is set to noindex, unless an object is set otherwise individually. */
	public function is_noindexed(Context $context): bool {
		return in_array('noindex', $this->robots->of_kind($context), true);
	}

	/** Whether single objects can be indexed although their content type is set to noindex. */
	public function can_differ(): bool {
		return (bool) $this->settings->get('enable_page_level_seo');
	}

	/** The name of an object in the setting sitemap_exclude; '' for other objects. */
	public static function name(?object $object): string {
		return match (true) {
			$object instanceof WP_Post => "post-$object->ID",
			$object instanceof WP_Term => "term-$object->term_id",
			default => '',
		};
	}

	/** @return array<int, true> */
	private function hidden_products(): array {
		return $this->hidden_products ??= Shop::hidden_products();
	}

	/** @return array<int, true> Ids of posts that other plugins set to noindex, or that serve one visitor at a time. */
	private function of_others(): array {
		return $this->of_others ??= array_fill_keys(
			[...ServicePages::ids(), ...ServicePages::posts_with_noindex()],
			true,
		);
	}

	/** @return array<string, true> */
	private function excluded(): array {
		if ($this->excluded === null) {
			$names = (array) ($this->settings->get('sitemap_exclude') ?? []);
			/**
			 * Filters the posts and terms excluded from all sitemaps.
			 *
			 * @param list<string> $names Such as "post-12" (a post of any type) or "term-5" (a term of any taxonomy).
			 *
			 * @since 1.0.0
			 * @see docs/sitemaps.md
			 * @example add_filter('pharos_sitemap_exclude', static fn(array $names): array => [...$names, 'post-12']);
			 */
			$filtered = apply_filters('pharos_sitemap_exclude', $names);
			if (!is_array($filtered) || array_filter($filtered, 'is_string') !== $filtered) {
				$filtered = AddOns::refuse('pharos_sitemap_exclude', $filtered, $names);
			}
			$this->excluded = array_fill_keys($filtered, true);
		}
		return $this->excluded;
	}

	/** Whether add-ons change robots directives or the canonical URL so that the page is excluded; only evaluated if filters exist. */
	private function is_left_out_by_add_ons(Context $context, \Closure $url): bool {
		return (has_filter('pharos_robots') &&
			!empty($this->robots->directives($context, [])['noindex'])) ||
			(has_filter('pharos_canonical') &&
				!in_array(PageUrl::canonical($context, false), ['', $url()], true));
	}
}
