<?php
/**
 * Where the pages of the sample lead, and whether these addresses answer.
 */

declare(strict_types=1);

namespace Pharos\Analysis\General;

use Pharos\Analysis\Address;
use Pharos\Analysis\Http\Answer;
use Pharos\Analysis\Http\OwnSite;
use Pharos\Analysis\Page;
use Pharos\Analysis\Site;
use WeakMap;

/** Read and asked for once a run, whichever check comes first. */
final class SampleLinks {
	/** That are asked for: of this site, and of others. */
	private const MOST = 100;

	/** So many at a time, so that the time can be looked at in between. */
	private const AT_ONCE = 25;

	/** Seconds that are left to other checks. */
	private const RESERVE = 8.0;

	/** @var WeakMap<Site, self>|null */
	private static ?WeakMap $known = null;

	/** By address. @var array<string, SampleLink> */
	public readonly array $all;

	/** @var array<string, Answer>|null */
	private ?array $answers = null;

	public static function of(Site $site): self {
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
	 * Links to other pages and files, each once.
	 *
	 * @return array<string, SampleLink> By address.
	 */
	public static function of_page(Page $page): array {
		$links = [];
		$self = Address::plain($page->answer->url);
		foreach ($page->document()->anchors as $anchor) {
			$url = strtok($anchor['url'], '#');
			if ($url === false || !Address::is_web($url) || isset($links[$url])) {
				continue;
			}
			$is_own = OwnSite::has($url);
			if (
				Address::plain($url) !== $self &&
				!($is_own && self::is_action($url, $anchor['rel']))
			) {
				$links[$url] = new SampleLink($url, $anchor, $page, $is_own);
			}
		}
		return $links;
	}

	/**
	 * Whether it does something rather than being a page: logging in, putting into a cart, answering to a comment. Search engines leave
	 * these, too.
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
	 * What these addresses answer; with the error `not_checked` where they are too many, or the time was over.
	 *
	 * @return array<string, Answer>
	 */
	public function answers(Site $site): array {
		return $this->answers ??= $this->asked($site);
	}

	/** @return array<string, Answer> */
	private function asked(Site $site): array {
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
			$answers[$url] = new Answer($url, error: 'not_checked');
		}
		return $answers;
	}
}
