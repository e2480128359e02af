<?php
/**
 * Fixes causes that prevent indexing, one at a time.
 */

declare(strict_types=1);

namespace Pharos\Visibility;

use Pharos\ObjectSeo\History\Recording;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\RobotsTxt\RobotsTxt;
use Pharos\Schema\Pages;
use Pharos\Settings\Settings;
use WP_Error;

/** Each fix makes a single change; if another user has changed the same value, it fails with 409. */
final class Fix {
	public function __construct(private readonly Settings $settings) {}

	public function run(string $cause): bool|WP_Error {
		return match ($cause) {
			'reading' => $this->checked(
				update_option('blog_public', '1') || get_option('blog_public'),
			),
			'robots_txt' => $this->robots_txt(),
			'home_page' => $this->home_page(),
			default => $this->front_page(),
		};
	}

	private function robots_txt(): bool|WP_Error {
		$own = RobotsTxt::custom_text();
		return $this->checked(RobotsTxt::save(RobotsTxtFix::apply($own), $own) === 'saved');
	}

	private function home_page(): bool|WP_Error {
		$now = $this->settings->get('home_page_robots');
		$next = ['general' => array_values(array_diff($now['general'], ['noindex']))] + $now;
		return $this->settings->save(['home_page_robots' => $next], ['home_page_robots' => $now]);
	}

	/** Sets only this page to be indexed: all other pages are unchanged. */
	private function front_page(): bool|WP_Error {
		$post = Pages::named('special-front')?->post();
		if ($post === null) {
			return $this->checked(false);
		}
		$rows = new ObjectMetaRepository($post);
		$is_kind = in_array('page', $this->settings->get('no_index'), true);
		return (new Recording('editor'))->run(
			static fn() => $rows->write(
				['noindex' => $is_kind ? 'no' : ''],
				$rows->read(['noindex']),
			),
		);
	}

	private function checked(mixed $is_done): bool|WP_Error {
		return $is_done
			? true
			: new WP_Error(
				'pharos_visibility_not_fixed',
				__(
					'The change couldn’t be saved because of a database error. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			);
	}
}
