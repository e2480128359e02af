<?php
/**
 * Generates the tags that pages would have after a migration, without writing anything.
 */

declare(strict_types=1);

namespace Pharos\Migration\Parity;

use Pharos\Migration\Objects;
use Pharos\Migration\SiteSettings;
use Pharos\Migration\Source;
use Pharos\ObjectMeta\ObjectMeta;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Page\Robots;
use Pharos\Redirects\DisabledArchives;
use Pharos\Redirects\ObjectRedirect;
use Pharos\Schema\Graph;
use Pharos\Settings\Settings;
use Pharos\Social\Social;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;

/**
 * Pharos's head, with the settings and fields that the migration would write. It is generated here instead of fetching
 * the page: while another SEO plugin is active, a page has that plugin's output and none of Pharos's.
 */
final class TagForecast {
	private readonly Settings $settings;

	private readonly Variables $variables;

	private readonly Objects $objects;

	/** @var list<array{what: string, value: string, field: string, text: string}> The losses of the settings. */
	public readonly array $losses;

	public function __construct(Settings $settings, private readonly Source $source) {
		[$this->settings, $mapped] = (new SiteSettings($settings, $source))->planned();
		$this->losses = $mapped->losses;
		$this->variables = new Variables($this->settings);
		$this->objects = new Objects($source);
	}

	/** @return array{tags: array<string, string>, losses: list<array>} See Tags; the losses of the page's object. */
	public function forecast(Context $page): array {
		[$own, $losses] = $this->object_meta($page);
		$page = $page->with_own($own)->under($this->settings);
		$to =
			ObjectRedirect::of_page($page, $this->settings) ??
			(new DisabledArchives($this->settings))->target($page);
		return [
			'tags' => $to === '' ? $this->tags($page) : Tags::add([], 'redirect', $to),
			'losses' => $losses,
		];
	}

	/** @return array{ObjectMeta, list<array>} */
	private function object_meta(Context $page): array {
		$place = ObjectMeta::place($page->object);
		if ($place === null) {
			return [ObjectMeta::none(), []];
		}
		[$kind, $id] = $place;
		$this->source->preload($kind, [$id]);
		return $this->objects->planned($kind, $page->object) ?? [
			ObjectMeta::for_object($page->object),
			[['what' => 'unreadable', 'value' => '', 'field' => '', 'text' => '']],
		];
	}

	/** Returns the tags in the order of Head\Head. @return array<string, string> */
	private function tags(Context $page): array {
		$texts = new PageTexts($this->settings, $this->variables);
		$title = $texts->title($page);
		$description = $texts->description($page);
		$robots = (new Robots($this->settings))->directives(
			$page,
			get_option('blog_public') ? [] : ['noindex' => true, 'nofollow' => true],
		);
		$canonical = PageUrl::canonical($page, !empty($robots['noindex']), $this->settings);
		$url = $canonical ?: PageUrl::for_context($page, $page->page);
		$tags = [];
		$add = static function (string $name, string $text) use (&$tags): void {
			$tags = Tags::add($tags, $name, $text);
		};
		$add('title', $title);
		$add('description', $description);
		$add('robots', implode(', ', array_keys(array_filter($robots))));
		$add('canonical', $canonical);
		$social = new Social($this->settings, $this->variables);
		foreach ($social->tags($page, $title, $description, $url) as $tag) {
			$tag->html() === '' || $add($tag->name(), $tag->attributes['content'] ?? '');
		}
		if ($this->settings->get('enable_schemas')) {
			$facts = ['title' => $title, 'description' => $description, 'url' => $url];
			$graph = (new Graph($this->settings, $this->variables))->build($page, $facts)['graph'];
			$add('jsonld', Tags::types($graph));
		}
		return $tags;
	}
}
