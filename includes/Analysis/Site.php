<?php
/**
 * The site as checks see it.
 */

declare(strict_types=1);

namespace Pharos\Analysis;

use Pharos\Content\ObjectSearch;
use Pharos\Core\Deadline;
use Pharos\Core\Url;
use Pharos\Http\Client;
use Pharos\Page\Context;
use Pharos\Page\PageUrl;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use WP_Post;
use WP_Term;

/** Reads all data once per run, on first use. */
final class Site {
	/** Time limit for reading the sample, in seconds: the rest of the run is for other checks. */
	private const READING = 15.0;

	/** Number of pages to request before the deadline is checked. */
	private const AT_ONCE = 2;

	/** @var list<Page>|null */
	private ?array $pages = null;

	private ?Page $home = null;

	/** @param string $url The first page of general checks: the home page, unless another one was requested. */
	public function __construct(
		public readonly string $url,
		public readonly Settings $settings,
		public readonly Variables $variables,
		public readonly Client $http,
		public readonly Deadline $deadline,
	) {}

	/** Returns the first page, whatever its response. */
	public function home(): Page {
		if ($this->home === null) {
			$is_home = Url::plain($this->url) === Url::plain(home_url('/'));
			$this->home = new Page(
				$this->url,
				$this->http->page($this->url),
				$is_home ? self::front_page() : ObjectSearch::find($this->url)[0] ?? null,
				$is_home,
			);
		}
		return $this->home;
	}

	/**
	 * Returns the readable pages: the first page and, if it is the home page, a sample of others that can be indexed.
	 * Pages that redirect aren't included.
	 *
	 * @return list<Page>
	 */
	public function pages(): array {
		if ($this->pages === null) {
			$home = $this->home();
			// If the home page doesn't respond, requests of the others would time out too.
			$has_others = $home->is_home && $home->answer->status > 0;
			$this->pages = array_values(
				array_filter(
					[$home, ...$has_others ? $this->sample_pages() : []],
					static fn(Page $page): bool => $page->answer->is_page(),
				),
			);
		}
		return $this->pages;
	}

	/** @return list<Page> */
	private function sample_pages(): array {
		$objects = [];
		foreach ((new Sample($this->settings))->objects() as $object) {
			$objects[self::url($object)] = $object;
		}
		unset($objects['']);
		$pages = [];
		$end = new Deadline(min(self::READING, $this->deadline->left()));
		foreach (array_chunk(array_keys($objects), self::AT_ONCE) as $urls) {
			if ($end->is_over()) {
				break;
			}
			foreach ($this->http->own_pages($urls) as $url => $answer) {
				if ($answer->redirects === []) {
					$pages[] = new Page($url, $answer, $objects[$url], false);
				}
			}
		}
		return $pages;
	}

	private static function url(WP_Post|WP_Term $object): string {
		return PageUrl::for_context(
			$object instanceof WP_Post
				? Context::of_post($object)
				: new Context(Context::TERM, $object),
		);
	}

	/** Returns null while the home page lists the latest posts. */
	private static function front_page(): ?WP_Post {
		$id = get_option('show_on_front') === 'page' ? (int) get_option('page_on_front') : 0;
		return $id > 0 ? get_post($id) : null;
	}
}
