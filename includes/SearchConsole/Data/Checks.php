<?php
/**
 * Requests pages of this site to check their SEO data, like a crawler.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\Http\Document;
use Pharos\Http\Noindex;
use Pharos\Http\Response;
use Pharos\Text\Text;

/**
 * For pages whose data WordPress can’t determine from a post: archives, files, deleted pages, and all pages if another SEO plugin is
 * active.
 */
final class Checks {
	/** Maximum number of pages checked per fetch, those with the most impressions first. */
	private const MOST = 40;

	/** Maximum duration of a step in seconds. */
	private const SECONDS = 15.0;

	/** Days until a page is requested again. */
	private const AGAIN = 3;

	/** Checks the pages of a window with unknown state. */
	public static function step(int $window): void {
		$deadline = new Deadline(self::SECONDS);
		$http = new Client($deadline);
		$changed = [];
		foreach (self::due($window) as $page) {
			if ($deadline->is_over()) {
				break;
			}
			$post = self::post_of($page);
			if ($post > 0) {
				Posts::changed($post);
			}
			$read = self::read($http->page($page->url), $page->url);
			self::write($page, $post, $read['state'], $read['title']);
			$changed[] = (int) $page->id;
		}
		Windows::judge_again($changed);
	}

	/**
	 * The current SEO data of a page of this site.
	 *
	 * @return array{title: string, description: string, robots: string, status: int, state: int} Status 0: the site couldn't reach itself.
	 */
	public static function read(Response $answer, string $url): array {
		$document = $answer->is_page() ? new Document($answer->body, $url) : null;
		return [
			'title' => Text::collapse($document->titles[0] ?? ''),
			'description' => Text::collapse($document?->meta('description')[0] ?? ''),
			'robots' => implode(
				', ',
				array_filter([
					...$document?->meta('robots') ?? [],
					$answer->header('x-robots-tag'),
				]),
			),
			'status' => $answer->status,
			'state' => match (true) {
				in_array($answer->status, [404, 410], true) => Rules::NOT_FOUND,
				$answer->status !== 200 => Rules::UNKNOWN,
				Noindex::is_in_headers($answer),
				$document !== null && Noindex::is_in_document($document)
					=> Rules::NOINDEX,
				default => Rules::FOUND,
			},
		];
	}

	/** Stores the result of a check. */
	public static function found(object $page, int $state): void {
		if ((int) $page->state !== $state && $state !== Rules::UNKNOWN) {
			self::write($page, (int) $page->post_id, $state, $page->title);
			Windows::judge_again([(int) $page->id]);
		}
	}

	/** @return object[] */
	private static function due(int $window): array {
		global $wpdb;
		$is_known = \Pharos\Compat\SeoPlugins::active() === null ? 'p.post_id = 0' : '1 = 1';
		return $wpdb->get_results(
			$wpdb->prepare(
				"SELECT p.id, p.url, p.title, p.state, p.post_id FROM %i t INNER JOIN %i p ON p.id = t.page_id WHERE t.window_id = %d AND t.impressions > 0 AND p.checked < %d AND $is_known ORDER BY t.impressions DESC LIMIT %d",
				Tables::totals(),
				Tables::pages(),
				$window,
				time() - self::AGAIN * DAY_IN_SECONDS,
				self::MOST,
			),
		);
	}

	/** The post that WordPress shows at a URL which isn’t its permalink, such as page 2 of a post. */
	private static function post_of(object $page): int {
		$is_ours = PageKey::host($page->url) === PageKey::host(home_url('/'));
		return (int) $page->post_id ?: ($is_ours ? url_to_postid($page->url) : 0);
	}

	private static function write(object $page, int $post, int $state, string $title): void {
		global $wpdb;
		// If the page didn't respond, keep its stored data.
		$title = mb_substr($title === '' ? $page->title : $title, 0, 255);
		$wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET post_id = %d, state = %d, title = %s, words = %s, checked = %d WHERE id = %d',
				Tables::pages(),
				$post,
				$state === Rules::UNKNOWN ? $page->state : $state,
				$title,
				Pages::words($page->url, $title),
				time(),
				$page->id,
			),
		);
	}
}
