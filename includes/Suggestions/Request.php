<?php
/**
 * A request for suggestions to the provider.
 */

declare(strict_types=1);

namespace Pharos\Suggestions;

use Pharos\Core\Utf8;
use WordPress\AiClient\AiClient;
use WordPress\AiClient\Files\DTO\File;
use WordPress\AiClient\Messages\DTO\MessagePart;
use WordPress\AiClient\Results\DTO\GenerativeAiResult;
use WP_Error;

/** Waits as long as WordPress's AI client does: 30 seconds, or what the filter `wp_ai_client_default_request_timeout` says. */
final class Request {
	/** If the model refuses, or answers with something else than asked for. */
	private const TRIES = 2;

	public function __construct(
		private readonly Provider $provider,
		private readonly Field $field,
	) {}

	/**
	 * @param array{path: string, type: string}|null $picture See Picture.
	 * @return list<string>|WP_Error Up to Prompt::COUNT different texts.
	 */
	public function send(Prompt $prompt, ?array $picture): array|WP_Error {
		$texts = [];
		$error = Failure::named('bad_response', $this->provider);
		for ($try = 0; $try < self::TRIES && count($texts) < Prompt::COUNT; $try++) {
			$result = $this->result($prompt, $picture);
			if (is_wp_error($result)) {
				$error = $result;
				if (!Failure::is_random($error)) {
					break;
				}
				continue;
			}
			foreach ($result as $text) {
				$texts[Utf8::lower($text)] ??= $text;
			}
		}
		return $texts === [] ? $error : array_slice(array_values($texts), 0, Prompt::COUNT);
	}

	/** @return list<string>|WP_Error */
	private function result(Prompt $prompt, ?array $picture): array|WP_Error {
		try {
			$parts = [new MessagePart($prompt->task), new MessagePart($prompt->data)];
			if ($picture) {
				array_unshift(
					$parts,
					new MessagePart(new File($picture['path'], $picture['type'])),
				);
			}
			$result = wp_ai_client_prompt($parts)
				->using_system_instruction($prompt->instruction)
				->using_model(
					AiClient::defaultRegistry()->getProviderModel(
						$this->provider->id,
						$this->provider->model,
					),
				)
				->as_json_response(Answer::SCHEMA)
				->generate_text_result();
			return is_wp_error($result)
				? Failure::from_error($result, $this->provider)
				: $this->texts($result);
		} catch (\Throwable) {
			// WordPress catches exceptions of providers, but no errors of PHP.
			return Failure::named('unavailable', $this->provider);
		}
	}

	/** @return list<string>|WP_Error */
	private function texts(GenerativeAiResult $result): array|WP_Error {
		if ($result->getCandidates()[0]->getFinishReason()->isContentFilter()) {
			return Failure::named('blocked', $this->provider);
		}
		try {
			$answer = $result->toText();
		} catch (\RuntimeException) {
			return Failure::named('bad_response', $this->provider);
		}
		return Answer::texts($answer, $this->field) ?:
			Failure::named('bad_response', $this->provider);
	}
}
