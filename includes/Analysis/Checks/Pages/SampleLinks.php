<?php
/**
 * The URLs that pages of the sample link to, with the responses.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Page;
use Pharos\Analysis\Site;
use Pharos\Core\Url;
use Pharos\Http\Response;
use Pharos\Http\SiteRequests;
use WeakMap;

/** Collected and requested once per run, for all checks. */
final class SampleLinks {
	/** Maximum number of URLs to request, for this site and for other sites. */
	private const MOST = 100;

	/** Number of URLs to request at a time, so that the deadline can be checked in between. */
	private const AT_ONCE = 25;

	/** Seconds reserved for other checks. */
	private const RESERVE = 8.0;

	/** @var WeakMap<Site, self>|null */
	private static ?WeakMap $known = null;

	/** By URL. @var array<string, SampleLink> */
	public readonly array $all;

	/** @var array<string, Response>|null */
	private ?array $answers = null;

	public static function for_site(Site $site): self {
		self::$known ??= new WeakMap();
		return self::$known[$site] ??= new self($site->pages());
	}

	/** @param list<Page> $pages */
	private function __construct(private readonly array $pages) {
		$all = [];
		foreach ($pages as $page) {
			foreach (self::of_page($page) as $url => $link) {
				if (isset($all[$url])) {
					$all[$url]->pages++;
				} else {
					$all[$url] = $link;
				}
			}
		}
		$this->all = $all;
	}

	/**
	 * Returns links to other pages and files, each once.
	 *
	 * @return array<string, SampleLink> By URL.
	 */
	public static function of_page(Page $page): array {
		$links = [];
		$self = Url::plain($page->answer->url);
		foreach ($page->document()->anchors as $anchor) {
			$url = strtok($anchor['url'], '#');
			if ($url === false || !Url::is_web($url) || isset($links[$url])) {
				continue;
			}
			$is_own = SiteRequests::has($url);
			if (Url::plain($url) !== $self && !($is_own && self::is_action($url, $anchor['rel']))) {
				$links[$url] = new SampleLink($url, $anchor, $page, $is_own);
			}
		}
		return $links;
	}

	/**
	 * Whether the URL triggers an action rather than being a page: log in, add to cart, reply to a comment. Search
	 * engines don't crawl these either.
	 *
	 * @param list<string> $rel
	 */
	private static function is_action(string $url, array $rel): bool {
		$path = (string) wp_parse_url($url, PHP_URL_PATH);
		return str_contains($path, '/wp-admin') ||
			str_ends_with($path, '/wp-login.php') ||
			(in_array('nofollow', $rel, true) && str_contains($url, '?'));
	}

	/**
	 * Returns the responses of the URLs; with the error `not_checked` if there are too many or the time is over.
	 *
	 * @return array<string, Response>
	 */
	public function answers(Site $site): array {
		return $this->answers ??= $this->request($site);
	}

	/** @return array<string, Response> */
	private function request(Site $site): array {
		$answers = [];
		foreach ($this->pages as $page) {
			$answers[$page->url] = $page->answer;
		}
		$answers = array_intersect_key($answers, $this->all);
		$open = array_diff_key($this->all, $answers);
		$own = array_filter($open, static fn(SampleLink $link): bool => $link->is_own);
		$wanted = array_keys(
			array_slice($own, 0, self::MOST) +
				array_slice(array_diff_key($open, $own), 0, self::MOST),
		);
		foreach (array_chunk($wanted, self::AT_ONCE) as $urls) {
			if ($site->deadline->left() < self::RESERVE) {
				break;
			}
			$answers += $site->http->links($urls);
		}
		foreach (array_diff_key($open, $answers) as $url => $link) {
			$answers[$url] = new Response($url, error: 'not_checked');
		}
		return $answers;
	}
}
