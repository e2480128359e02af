<?php
/**
 * Renders titles and descriptions of posts and maintains their index.
 */

declare(strict_types=1);

namespace Pharos\ObjectSeo;

use Pharos\Core\Job;
use Pharos\Core\Limits;
use Pharos\Core\Memory;
use Pharos\Page\Context;
use Pharos\Settings\Settings;
use Pharos\Template\PageTexts;
use Pharos\Template\Variables;
use WP_Post;

final class TextIndexer {
	/** Number of posts loaded at once. */
	private const BATCH = 100;

	/** If a request changes more posts (an import), they are indexed in the background. */
	private const AT_ONCE = 20;

	private readonly PageTexts $texts;

	public function __construct(private readonly Settings $settings, Variables $variables) {
		$this->texts = new PageTexts($settings, $variables);
	}

	/** @return array{title: string, description: string} Rendered texts of a page. */
	public function texts(Context $context): array {
		$context = $context->under($this->settings);
		return [
			'title' => $this->texts->title($context),
			'description' => $this->texts->description($context),
		];
	}

	/**
	 * Continues filling the index, newest posts first, and schedules the rest.
	 *
	 * @param float $seconds Maximum time.
	 * @return bool Whether the index is complete.
	 */
	public function step(float $seconds): bool {
		$state = TextIndex::state();
		$sign = $this->sign();
		if ($state === null) {
			TextIndex::create();
		}
		// Changed settings change the texts of all posts: start again.
		$below = $state && $state['sign'] === $sign ? $state['below'] : PHP_INT_MAX;
		$is_new = $below === PHP_INT_MAX;
		$end = microtime(true) + $seconds;
		while ($below > 0 && microtime(true) < $end) {
			$ids = PostIds::below($below, self::BATCH, true);
			TextIndex::write($this->hashes($ids));
			$below = count($ids) < self::BATCH ? 0 : min($ids);
			count($ids) < self::BATCH || Memory::free();
		}
		if ($is_new || $below !== $state['below']) {
			TextIndex::save($sign, $below);
		}
		if ($below > 0) {
			(new Job(TextIndex::HOOK))->ensure();
		}
		return $below === 0;
	}

	/** At the end of a request: indexes the posts that it has changed. */
	public function update(): void {
		$ids = TextIndex::take_changed();
		$state = TextIndex::state();
		if ($ids === [] || $state === null) {
			return;
		}
		if (count($ids) <= self::AT_ONCE) {
			TextIndex::write($this->hashes($ids));
		} else {
			TextIndex::save($state['sign'], max($state['below'], max($ids) + 1));
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array{title: string, description: string}|null>
	 */
	private function hashes(array $ids): array {
		// Most templates don't use terms; for a single post they are loaded on demand.
		_prime_post_caches($ids, count($ids) > 1, true);
		$hashes = [];
		foreach ($ids as $id) {
			$post = get_post($id);
			$hashes[$id] = self::is_listed($post)
				? array_map(TextIndex::hash(...), $this->texts(SeoPayload::page($post)))
				: null;
		}
		return $hashes;
	}

	/** Whether the post is public. */
	public static function is_listed(?WP_Post $post): bool {
		return $post !== null &&
			$post->post_status === 'publish' &&
			is_post_type_viewable($post->post_type);
	}

	/** Fingerprint of all settings that affect the texts. */
	private function sign(): string {
		return md5(
			serialize([
				PHAROS_VERSION,
				$this->settings->all(),
				Limits::all(),
				get_option('blogname'),
				get_option('blogdescription'),
				get_option('show_on_front'),
				get_option('page_on_front'),
				get_option('page_for_posts'),
				get_locale(),
			]),
		);
	}
}
