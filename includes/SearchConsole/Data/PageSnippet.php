<?php
/**
 * The current title, meta description and robots meta tag of a page.
 */

declare(strict_types=1);

namespace Pharos\SearchConsole\Data;

use Pharos\Compat\SeoPlugins;
use Pharos\Core\Deadline;
use Pharos\Http\Client;
use Pharos\ObjectSeo\SeoPayload;
use Pharos\Settings\Settings;
use Pharos\Template\Variables;
use Pharos\Text\Text;

/** The front-end output, requested over HTTP. If the site can’t reach itself, derived from the post and the settings. */
final class PageSnippet {
	private const SECONDS = 10.0;

	public function __construct(
		private readonly Settings $settings,
		private readonly Variables $variables,
	) {}

	/**
	 * @param object $page A row of Tables::pages().
	 * @return array{title: string, title_length: int, description: string, description_length: int, robots: string, status: int} Status 0:
	 *         the page didn’t respond.
	 */
	public function create(object $page): array {
		$answer = (new Client(new Deadline(self::SECONDS)))->page($page->url);
		$read = Checks::read($answer, $page->url);
		Checks::found($page, $read['state']);
		if ($read['status'] === 0) {
			$read = $this->as_stored((int) $page->post_id) + $read;
		}
		return [
			'title' => $read['title'],
			'title_length' => Text::length($read['title']),
			'description' => $read['description'],
			'description_length' => Text::length($read['description']),
			'robots' => $read['robots'],
			'status' => $read['status'],
		];
	}

	/** @return array<string, string> Empty if another SEO plugin outputs them, or the post is unknown. */
	private function as_stored(int $id): array {
		$post = $id > 0 ? get_post($id) : null;
		if (!$post || SeoPlugins::active() !== null || !is_post_publicly_viewable($post)) {
			return [];
		}
		$resolved = (new SeoPayload($this->settings, $this->variables))->resolved(
			SeoPayload::page($post)->under($this->settings),
		);
		return [
			'title' => $resolved['title'],
			'description' => $resolved['description'],
			'robots' => implode(', ', array_keys(array_filter($resolved['robots']))),
		];
	}
}
