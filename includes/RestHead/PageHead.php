<?php
/**
 * The head of a page for other programs: as HTML and as data.
 */

declare(strict_types=1);

namespace Pharos\RestHead;

use Pharos\Compat\SeoPlugins;
use Pharos\Content\Restriction;
use Pharos\Head\OtherPage;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Redirects\DisabledArchives;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Settings\Settings;
use Pharos\Sitemaps\VisitorLists;
use Pharos\Sitemaps\VisitorQuery;
use Pharos\Template\Variables;
use WP_HTML_Tag_Processor;
use WP_Post;
use WP_Term;
use WP_User;

/** @phpstan-type Head array{html: string, tags: list<array{tag: string, attributes: array<string, string>, content: string}>, json_ld: array|null} */
final class PageHead {
	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/** @return array<string, mixed> The JSON schema. */
	public static function schema(): array {
		return [
			'description' => __(
				'The title, tags and structured data of the page, as visitors get them; null if it has no public page.',
				'pharos-seo',
			),
			'type' => ['object', 'null'],
			'context' => ['view'],
			'readonly' => true,
			'properties' => [
				'html' => ['type' => 'string'],
				'tags' => [
					'type' => 'array',
					'items' => [
						'type' => 'object',
						'properties' => [
							'tag' => ['type' => 'string'],
							'attributes' => [
								'type' => 'object',
								'additionalProperties' => ['type' => 'string'],
							],
							'content' => ['type' => 'string'],
						],
					],
				],
				'json_ld' => ['type' => ['object', 'null']],
			],
		];
	}

	/** @return Head|null Null if the object has no page that everyone may see, or visitors of it are redirected. */
	public function for_object(WP_Post|WP_Term|WP_User|null $object): ?array {
		$is_public = match (true) {
			$object instanceof WP_Post => is_post_publicly_viewable($object) &&
				!Restriction::closes_page($object),
			$object instanceof WP_Term => is_taxonomy_viewable($object->taxonomy),
			default => $object !== null,
		};
		if (!$is_public) {
			return null;
		}
		$page = SeoPayload::page($object);
		$url = PageUrl::for_context($page);
		if ($url === '' || $this->redirects($page->under($this->settings), $url)) {
			return null;
		}
		$found = $this->page($url);
		// Other code may hide it from the main query, but not from WordPress's routes.
		return $found === null || $found->context->kind === Context::NOT_FOUND
			? null
			: self::data($found->html);
	}

	/** @return Head|null Null for what isn't a page, such as a feed, for pages that visitors don't get, and while another SEO plugin is active. */
	public function at(string $url): ?array {
		$page = $this->page($url);
		return $page ? self::data($page->html) : null;
	}

	private function page(string $url): ?OtherPage {
		if (SeoPlugins::active() !== null) {
			return null;
		}
		$page = OtherPage::at($url, $this->settings, $this->variables);
		return $page->is_page && self::is_open($page->context) ? $page : null;
	}

	/**
	 * Whether visitors get the page: the status of its post is public, and no other code redirects them or says that it isn't found. Of pages
	 * that other code builds, such as a profile or a group, only that code knows who may see them and their title.
	 */
	private static function is_open(Context $page): bool {
		$post = $page->post();
		$term = $page->term();
		return $page->kind !== Context::OTHER &&
			($post === null ||
				(Restriction::is_public($post) && !Restriction::closes_page($post))) &&
			($term === null || !self::is_closed($term));
	}

	/** Whether a term has posts, and visitors can't open any of them: code that redirects them from these does so from the archive, too. */
	private static function is_closed(WP_Term $term): bool {
		$visitors = new VisitorQuery();
		return $term->count > 0 &&
			$visitors->closed() !== [] &&
			!VisitorLists::has_posts($visitors, $term);
	}

	private function redirects(Context $page, string $url): bool {
		return ($this->settings->get('enable_redirects') &&
			ObjectRedirect::of_page($page, $this->settings, $url) !== null) ||
			(new DisabledArchives($this->settings))->target($page) !== '';
	}

	/** @return Head */
	private static function data(string $html): array {
		$tags = [];
		$json_ld = null;
		$reader = new WP_HTML_Tag_Processor($html);
		while ($reader->next_tag()) {
			$tag = strtolower((string) $reader->get_tag());
			$text = $reader->get_modifiable_text();
			if ($tag === 'script') {
				$json_ld ??= json_decode($text, true);
				continue;
			}
			$attributes = [];
			foreach ($reader->get_attribute_names_with_prefix('') ?? [] as $name) {
				$attributes[$name] = (string) $reader->get_attribute($name);
			}
			$tags[] = [
				'tag' => $tag,
				'attributes' => (object) $attributes,
				'content' => $tag === 'title' ? $text : '',
			];
		}
		return [
			'html' => $html,
			'tags' => $tags,
			'json_ld' => is_array($json_ld) ? $json_ld : null,
		];
	}
}
