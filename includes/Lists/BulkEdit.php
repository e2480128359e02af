<?php
/**
 * Bulk edit of the SEO of several posts.
 */

declare(strict_types=1);

namespace Pharos\Lists;

use Pharos\Core\Capability;
use Pharos\ObjectSeo\History\Recording;
use Pharos\ObjectSeo\ObjectMetaRepository;
use Pharos\Text\Text;
use WP_Post;

/** The form can't show errors, because it is closed by then: valid values are saved, and a notice lists the posts with invalid ones. */
final class BulkEdit {
	/** The query parameter that tells the list to show the notice. */
	private const PARAMETER = 'pharos_bulk';

	/** Maximum number of posts in a notice. */
	private const MOST = 20;

	/** @var array<string, array<int, string>> Titles of posts by error message. */
	private array $failed = [];

	/** @param array<string, mixed> $changes See Fieldset::changes(). */
	private function __construct(private readonly array $changes) {}

	/** Runs before WordPress changes the first post. */
	public static function run(): void {
		if (!isset($_REQUEST['bulk_edit'])) {
			return;
		}
		$nonce = $_REQUEST['_wpnonce'] ?? '';
		$changes = Fieldset::changes($_REQUEST[Fieldset::NAME] ?? null);
		$posts = array_map('intval', (array) ($_REQUEST['post'] ?? []));
		if ($changes === [] || !is_string($nonce) || !wp_verify_nonce($nonce, 'bulk-posts')) {
			return;
		}
		$edit = new self($changes);
		$record = new Recording('list');
		// Runs only for posts that WordPress hasn't skipped; WordPress creates their revisions afterwards.
		add_action(
			'save_post',
			static function (int $id, WP_Post $post) use ($edit, $posts, $record): void {
				if (in_array($id, $posts, true)) {
					$record->run(static fn() => $edit->write($post));
				}
			},
			10,
			2,
		);
		add_action('bulk_edit_posts', static fn() => $edit->end());
	}

	private function write(WP_Post $post): void {
		if (!Capability::may_edit($post)) {
			$this->fail(
				$post,
				__('You aren’t allowed to edit SEO data. Ask an administrator.', 'pharos-seo'),
			);
			return;
		}
		foreach ($this->changes as $field => $value) {
			$written = (new ObjectMetaRepository($post))->write([$field => $value]);
			if (is_wp_error($written)) {
				$errors = $written->get_error_data()['errors'];
				$this->fail($post, implode(' ', Fieldset::messages($errors)));
			}
		}
	}

	private function fail(WP_Post $post, string $why): void {
		$this->failed[$why][$post->ID] = Text::plain($post->post_title) ?: "#$post->ID";
	}

	private function end(): void {
		if ($this->failed === []) {
			return;
		}
		set_transient(self::transient(), $this->failed, HOUR_IN_SECONDS);
		add_filter('wp_redirect', static fn($url) => add_query_arg(self::PARAMETER, '1', $url));
	}

	/** Outputs the errors of the previous bulk edit. Runs a query only if there are any. */
	public static function print_notice(): void {
		if (!isset($_GET[self::PARAMETER])) {
			return;
		}
		$failed = get_transient(self::transient());
		delete_transient(self::transient());
		foreach (is_array($failed) ? $failed : [] as $why => $titles) {
			wp_admin_notice(
				esc_html(
					sprintf(
						/* translators: 1: what was wrong, a sentence. 2: titles of posts. */
						__('%1$s Not changed: %2$s', 'pharos-seo'),
						$why,
						self::names($titles),
					),
				),
				['type' => 'error', 'dismissible' => true],
			);
		}
	}

	/**
	 * @param string[] $parameters Query parameters that WordPress removes from the URL after the page has loaded.
	 * @return string[]
	 */
	public static function without_parameter(array $parameters): array {
		return [...$parameters, self::PARAMETER];
	}

	/** @param array<int, string> $titles */
	private static function names(array $titles): string {
		$named = array_slice(array_values($titles), 0, self::MOST);
		$more = count($titles) - count($named);
		if ($more > 0) {
			$named[] = sprintf(
				/* translators: %s: number of posts. */
				_n('%s more', '%s more', $more, 'pharos-seo'),
				number_format_i18n($more),
			);
		}
		return wp_sprintf('%l', $named);
	}

	private static function transient(): string {
		return 'pharos_bulk_edit_' . get_current_user_id();
	}
}
