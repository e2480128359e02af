<?php
/**
 * Checks whether images load.
 */

declare(strict_types=1);

namespace Pharos\Analysis\Checks\Pages;

use Pharos\Analysis\Check;
use Pharos\Analysis\Page;
use Pharos\Analysis\Result;
use Pharos\Analysis\Site;
use Pharos\Analysis\Theme;
use Pharos\Core\Url;
use Pharos\Http\Response;
use Pharos\Http\SiteRequests;

final class BrokenImages implements Check {
	/** Maximum number of URLs to request. */
	private const MOST = 50;

	/** Seconds reserved for other checks. */
	private const RESERVE = 8.0;

	public function id(): string {
		return 'broken_images';
	}

	public function severity(): string {
		return self::ERROR;
	}

	public function run(Site $site): ?Result {
		$found = MissingFiles::images($site) + self::images($site->pages());
		$found = array_slice($found, 0, self::MOST);
		if ($found === [] || $site->deadline->left() < self::RESERVE) {
			return null;
		}
		$broken = [];
		foreach ($site->http->links(array_keys($found)) as $url => $answer) {
			if (self::is_broken($url, $answer)) {
				$broken[$url] = $answer;
			}
		}
		if ($broken === []) {
			return Result::passed(__('No broken images found.', 'pharos-seo'));
		}
		$links = [];
		foreach ($broken as $url => $answer) {
			[$page, $image] = $found[$url];
			$links[] = [
				'url' => $url,
				'status' => $answer->status,
				'details' => sprintf(
					/* translators: %s: URL of a page. */
					__('On %s', 'pharos-seo'),
					$page->url,
				),
				'fix' => $page->places()->images([$image])[0] ?? ($page->edit() ?? Theme::fix()),
			];
		}
		return Result::found(
			sprintf(
				/* translators: %s: number of images. */
				_n(
					'%s broken image found.',
					'%s broken images found.',
					count($links),
					'pharos-seo',
				),
				number_format_i18n(count($links)),
			),
			[
				__(
					'Visitors see a broken image, and Google Images can’t show it. Replace or remove each image.',
					'pharos-seo',
				),
				['links' => $links],
			],
			status: array_filter(array_keys($broken), [SiteRequests::class, 'has']) === []
				? self::WARNING
				: self::ERROR,
		);
	}

	/**
	 * @param list<Page> $pages
	 * @return array<string, array{Page, array}> By URL: the first page with the image, and the image as in Document.
	 */
	private static function images(array $pages): array {
		$found = [];
		$most = max([
			0,
			...array_map(static fn(Page $page): int => count($page->document()->images), $pages),
		]);
		// In turn, so that those of a long home page don't leave out those of all other pages.
		for ($at = 0; $at < $most && count($found) < self::MOST; $at++) {
			foreach ($pages as $page) {
				$image = $page->document()->images[$at] ?? null;
				if ($image !== null && Url::is_web($image['url'])) {
					$found[$image['url']] ??= [$page, $image];
				}
			}
		}
		return $found;
	}

	/**
	 * Servers that block crawlers or don't respond may still serve the image to browsers. An image of this site is
	 * broken, too, if the response is an HTML page, to which missing files may be redirected.
	 */
	private static function is_broken(string $url, Response $answer): bool {
		$is_own = SiteRequests::has($url);
		return $answer->error === '' &&
			$answer->status > 0 &&
			(LinkHealth::from_response($answer, $is_own) === LinkHealth::Broken ||
				($is_own &&
					$answer->status === 200 &&
					str_starts_with($answer->header('content-type'), 'text/html')));
	}
}
