/** A message as the API and the socket show it. `createdAt` is an ISO date. */
export interface MessageView {
  id: string;
  seq: number;
  senderId: string;
  message: string;
  createdAt: string;
  matchId: string;
}

/** What a member is told wherever they are in the product. A like never says whose it is. */
export type NotificationView =
  | { kind: "match"; matchId: string; partnerName: string }
  | { kind: "message"; matchId: string; partnerName: string }
  | { kind: "like" };
