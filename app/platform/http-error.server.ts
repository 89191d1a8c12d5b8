/** The one shape in which the API tells an error. */
export interface ApiErrorBody {
  message: string;
  violations?: string[];
  fieldErrors?: Record<string, string[]>;
  next?: string;
}

/** An error answer of the API. Throw or return it. */
export function apiError(status: number, body: ApiErrorBody | string, headers?: HeadersInit): Response {
  return Response.json(typeof body === "string" ? { message: body } : body, { status, headers });
}
